/** What somebody wants who clicks at a thing that is not on offer: the server can then say why not. */
import type { Spot } from '../../lib/choice.svelte';
import type { ColossalArenaView } from '../../wire';

/** The action that a person who clicks there has most likely in mind. */
export function guess(at: Spot, view: ColossalArenaView, before?: Spot): string | null {
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

function guessCard(card: string, view: ColossalArenaView): string {
  if (view.step === 'bet') return `secret ${card}`;
  if (view.step === 'discard') return `discard ${card}`;
  if (view.step === 'give') return `give ${card}`;
  if (card === 'prefect') return 'prefect';
  const target = view.columns.find((column) => column.alive)?.creature ?? '';
  if (card === 'magister' || card.startsWith('spectator ')) return `${card} on ${target}`;
  return `play ${card}`;
}
