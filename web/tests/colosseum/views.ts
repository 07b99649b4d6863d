import type { ColosseumView } from '../../src/wire';
import { aTable } from '../views';
import kept from './views.json';

export const names = ['Anna', 'Bruno', 'Clara', 'Dora'];
export const seats = aTable(...names).seats;

/** A view of a step as the engine made it, perhaps a little changed. */
export function aView(
  step: keyof typeof kept,
  changes: Partial<ColosseumView> = {},
): ColosseumView {
  return { ...(kept[step] as unknown as ColosseumView), ...changes };
}

export const everyView = (): ColosseumView[] => Object.values(kept) as unknown as ColosseumView[];
