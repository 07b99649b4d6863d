import type { ArenaView } from '../../wire';
import { settings } from '../../lib/settings.svelte';
import { pathOf, type Spot } from './notation';

interface Offer {
  action: string;
  path: Spot[];
}

/** What has been picked so far of the actions on offer. Picking a thing twice, or alone without asking, does it. */
export class Choice {
  picked = $state.raw<Spot[]>([]);
  private view = $state.raw<ArenaView | null>(null);

  constructor(
    private act: (action: string) => void,
    private why: (action: string) => void,
  ) {}

  offers = $derived.by<Offer[]>(() => {
    const view = this.view;
    if (!view) return [];
    return view.legal.map((action) => ({ action, path: pathOf(action, view.round) }));
  });

  /** Offers that begin with what is picked. */
  open = $derived(this.offers.filter(({ path }) => this.picked.every((at, i) => path[i] === at)));

  /** The action that the picked things spell out. */
  ready = $derived(
    this.picked.length === 0
      ? null
      : (this.open.find(({ path }) => path.length === this.picked.length)?.action ?? null),
  );

  /** Things that can be picked next. */
  next = $derived(this.open.map(({ path }) => path[this.picked.length]));
  first = $derived(this.offers.map(({ path }) => path[0]));

  show(view: ArenaView | null) {
    this.view = view;
    this.picked = [];
  }

  isPicked(at: Spot): boolean {
    return this.picked.includes(at);
  }

  isOffered(at: Spot): boolean {
    return this.next.includes(at) || this.first.includes(at);
  }

  pick(at: Spot) {
    if (this.isPicked(at) && this.ready) return this.confirm();
    if (this.isPicked(at)) return this.cancel();
    if (this.next.includes(at)) this.picked = [...this.picked, at];
    else if (this.first.includes(at)) this.picked = [at];
    else return this.ask(at);
    if (this.ready && !settings.confirm) this.confirm();
  }

  confirm() {
    const action = this.ready;
    if (!action) return;
    this.picked = [];
    this.act(action);
  }

  cancel() {
    this.picked = [];
  }

  /** Nothing happens to this thing now: let the server say why. */
  private ask(at: Spot) {
    if (!this.view) return;
    const action = guess(at, this.view, this.picked[0]);
    if (action) this.why(action);
  }
}

/** The action that a person who clicks there has most likely in mind. */
export function guess(at: Spot, view: ArenaView, before?: Spot): string | null {
  const [kind, ...rest] = at.split(' ');
  const what = rest.join(' ');
  const verbs = view.legal.map((action) => action.split(' ')[0]);
  const known = (...words: string[]) => words.find((word) => verbs.includes(word));
  if (kind === 'hand') return guessCard(what, view);
  if (kind === 'space') {
    const placing = known('place', 'retrieve');
    return placing ? `${placing} ${rest[0]} row ${rest[1]}` : `bet ${rest[0]}`;
  }
  if (kind === 'top') return `${known('take', 'strike', 'swap', 'with') ?? 'take'} ${what}`;
  if (kind === 'seat') return `target seat ${Number(what) + 1}`;
  if (kind === 'button') return what;
  if (kind === 'creature' && before?.startsWith('hand ')) {
    const card = before.slice(5);
    if (card === 'magister' || card.startsWith('spectator ')) return `${card} on ${what}`;
  }
  const naming = known('name', 'copy');
  return naming ? `${naming} ${what}` : null;
}

function guessCard(card: string, view: ArenaView): string {
  if (view.step === 'bet') return `secret ${card}`;
  if (view.step === 'discard') return `discard ${card}`;
  if (view.step === 'give') return `give ${card}`;
  if (card === 'prefect') return 'prefect';
  const target = view.columns.find((column) => column.alive)?.creature ?? '';
  if (card === 'magister' || card.startsWith('spectator ')) return `${card} on ${target}`;
  return `play ${card}`;
}
