/** Cards and tokens fly from where they were to where they are; new ones come from their owner or the deck. */
const TIME = 420;
const EASE = 'cubic-bezier(.3,.7,.25,1)';

export class Motion {
  private before = new Map<string, DOMRect>();
  private places: Map<string, string> | null = null;
  private hands = new Map<string, number>();

  remember(root: HTMLElement) {
    this.before.clear();
    for (const thing of things(root))
      this.before.set(thing.dataset.fly!, thing.getBoundingClientRect());
  }

  /** From here on what comes is new. */
  settle(root: HTMLElement) {
    this.places = new Map(things(root).map((thing) => [thing.dataset.fly!, place(thing)]));
  }

  /** Whatever is new or elsewhere stays marked until the next change. */
  mark(root: HTMLElement) {
    const before = this.places;
    this.settle(root);
    for (const thing of things(root)) {
      const name = thing.dataset.fly!;
      const fresh = before !== null && before.get(name) !== this.places!.get(name);
      thing.toggleAttribute('data-fresh', fresh);
    }
  }

  play(root: HTMLElement) {
    for (const thing of things(root)) {
      const old = this.before.get(thing.dataset.fly!) ?? home(root, thing.dataset.from);
      if (old?.width) fly(thing, old, thing.getBoundingClientRect());
    }
  }

  /** A card's back goes from the deck to everybody whose hand has grown. */
  deal(root: HTMLElement, sizes: number[]) {
    const deck = home(root, 'deck');
    sizes.forEach((size, seat) => {
      const old = this.hands.get(`${seat}`);
      const to = home(root, `seat ${seat}`);
      if (deck && to && old !== undefined && size > old) ghost(deck, to);
      this.hands.set(`${seat}`, size);
    });
  }
}

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-fly]')];
}

/** On what a thing lies, wherever that is on the screen. */
function place(thing: HTMLElement): string {
  const under = thing.closest<HTMLElement>('[data-spot], [data-home]');
  return under?.dataset.spot ?? under?.dataset.home ?? '';
}

function home(root: HTMLElement, name: string | undefined): DOMRect | null {
  if (!name) return null;
  return root.querySelector(`[data-home="${name}"]`)?.getBoundingClientRect() ?? null;
}

function fly(thing: HTMLElement, from: DOMRect, to: DOMRect) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = Math.min(1.6, Math.max(0.4, from.height / to.height));
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 60, position: 'relative' },
      { transform: 'none', zIndex: 60, position: 'relative' },
    ],
    { duration: TIME, easing: EASE },
  );
}

function ghost(from: DOMRect, to: DOMRect) {
  const back = document.createElement('div');
  back.className = 'ghost';
  back.style.left = `${from.left}px`;
  back.style.top = `${from.top}px`;
  document.body.append(back);
  const path = `translate(${to.left + to.width / 3 - from.left}px, ${to.top - from.top}px) scale(.6)`;
  const move = back.animate([{ transform: 'none' }, { transform: path, opacity: 0.4 }], {
    duration: TIME,
    easing: EASE,
  });
  move.onfinish = () => back.remove();
}
