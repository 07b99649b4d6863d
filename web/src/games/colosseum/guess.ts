/** What somebody wants who touches a thing that is not on offer: the server can then say why not. */
import type { Spot } from '../../lib/choice.svelte';
import type { ColosseumView } from '../../wire';

export function guess(at: Spot, view: ColosseumView): string | null {
  const [kind, what = ''] = at.split(' ');
  switch (kind) {
    case 'market':
      return `market ${what}`;
    case 'program':
      return view.phase === 'producing' ? `stage ${what}` : `buy ${what}`;
    case 'noble':
      return view.step === 'stage' ? `nudge ${what} 1` : `move ${what} 2`;
    case 'token':
      return `discard ${what}`;
    case 'theirs':
      return `take ${what}`;
    case 'button':
      return at.slice(7);
  }
  return null;
}
