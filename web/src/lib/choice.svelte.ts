import { getContext, setContext } from 'svelte';
import { settings } from './settings.svelte';

/** A thing on the table that can be clicked, by a name that its game gives it; `button …` stands in the prompt. */
export type Spot = string;

/** An action, and the things to click for it one after the other. */
export interface Offer {
  action: string;
  path: Spot[];
}

/** What has been picked so far of the actions on offer. Picking a thing does it; twice, where one is asked before. */
export class Choice {
  picked = $state.raw<Spot[]>([]);
  offers = $state.raw<Offer[]>([]);

  /** `ask` hears of a thing that is not on offer, and of what was picked before it; `lasting`: no move is taken back. */
  constructor(
    private act: (action: string) => void,
    private ask: (at: Spot, before?: Spot) => void,
    private lasting: () => boolean = () => false,
  ) {}

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

  /** Actions that no thing on the table stands for. */
  plain = $derived(
    this.offers.filter(({ path }) => path[0]!.startsWith('button ')).map(({ action }) => action),
  );

  /** Whether an action is asked about before it is taken; one that is alone never is. */
  private get asks(): boolean {
    const wanted =
      settings.asking === 'always' || (settings.asking === 'lasting' && this.lasting());
    return wanted && this.offers.length > 1;
  }

  show(offers: Offer[]) {
    this.offers = offers;
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
    else return this.ask(at, this.picked[0]);
    if (this.ready && !this.asks && this.open.length === 1) this.confirm();
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
}

const KEY = Symbol('choice');

/** The board's choice, for all the things on it; none where one only looks. */
export const offerChoice = (choice: Choice | undefined) => setContext(KEY, choice);
export const boardChoice = () => getContext<Choice | undefined>(KEY);
