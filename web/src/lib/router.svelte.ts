/** Where the browser is. A page is one component and one row of ROUTES in App.svelte. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(address: string) {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** The address changes, the page does not. */
  mark(address: string) {
    history.replaceState(null, '', address);
    this.read();
  }

  private follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (/^\/(api|docs)\//.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
