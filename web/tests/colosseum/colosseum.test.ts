import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Colosseum from '../../src/games/colosseum/Colosseum.svelte';
import Count from '../../src/games/colosseum/Count.svelte';
import { pinnedBy } from '../../src/games/colosseum/phases/plans.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { ColosseumView } from '../../src/wire';
import { aView, names, seats } from './views';

beforeEach(() => {
  settings.pace = 'instant';
  settings.asking = 'always';
});

function open(view: ColosseumView, act = vi.fn()) {
  const shown = render(Colosseum, { view, names, seats, told: [], act, why: vi.fn() });
  return { act, ...shown, asked: within(screen.getByLabelText('What is asked')) };
}

test('a raise is one click, and says what it leaves', async () => {
  const view = aView('raise');
  const { act, asked } = open(view);
  const least = view.auction!.least;
  await fireEvent.click(asked.getByRole('button', { name: new RegExp(`^Bid ${least}: leaves`) }));
  expect(act).toHaveBeenCalledExactlyOnceWith(`bid ${least}`);
});

test('any other amount is reached step by step', async () => {
  const view = aView('raise');
  const { act, asked } = open(view);
  await fireEvent.click(asked.getByRole('button', { name: 'One more' }));
  const bid = view.auction!.least + 7;
  const buttons = asked.getAllByRole('button', { name: new RegExp(`^Bid ${bid}: leaves`) });
  await fireEvent.click(buttons.at(-1)!);
  expect(act).toHaveBeenCalledExactlyOnceWith(`bid ${bid}`);
});

test('a noble is picked up, its squares light up, and one of them is confirmed', async () => {
  const view = aView('move');
  const { act, asked, container } = open(view);
  expect(container.querySelectorAll('.lit')).toHaveLength(0);
  await fireEvent.click(container.querySelector('[data-spot="noble emperor"]')!);
  const squares = new Set(
    view.own!.moves.filter(({ noble }) => noble === 'emperor').map(({ square }) => square),
  );
  expect(container.querySelectorAll('.lit')).toHaveLength(squares.size);
  const [square] = squares;
  await fireEvent.click(container.querySelector(`[data-spot="square ${square}"]`)!);
  await fireEvent.click(asked.getByRole('button', { name: /^Move the Emperor/ }));
  expect(act.mock.calls[0]![0]).toMatch(/emperor/);
});

test('an event is thought out with Jokers and medals before it is staged', async () => {
  const view = aView('stage');
  const bill = view.own!.stagings[0]!.bills[0]!.bill;
  const more = { ...bill, base: bill.base + 2, total: bill.total + 2 };
  const bills = [
    { jokers: 0, missing: 1, bill },
    { jokers: 1, missing: 0, bill: more },
  ];
  view.own = { ...view.own!, stagings: [{ program: 2, bills, medals: 2 }] };
  view.legal = ['stage 2', 'decline'];
  const { act, asked } = open(view);
  expect(asked.getByRole('button', { name: `Stage for ${more.total}` })).toBeTruthy();
  await fireEvent.click(asked.getByRole('button', { name: 'One Joker less' }));
  expect(asked.getByRole('button', { name: `Stage for ${bill.total}` })).toBeTruthy();
  await fireEvent.click(asked.getByRole('button', { name: 'One Joker more' }));
  await fireEvent.click(asked.getByRole('button', { name: 'One medal more' }));
  expect(act).not.toHaveBeenCalled();
  const lines = screen.getByLabelText('The bill').querySelectorAll('li > b');
  const sum = [...lines].reduce((all, line) => all + Number(line.textContent), 0);
  expect(sum).toBe(more.total + 3);
  await fireEvent.click(asked.getByRole('button', { name: `Stage for ${more.total + 3}` }));
  expect(act).toHaveBeenCalledExactlyOnceWith('stage 2: 1 jokers + 1 medals');
});

test('an offer is put together by touching and sent whole', async () => {
  const view = aView('bargain');
  const { act, container } = open(view);
  await fireEvent.click(screen.getByRole('button', { name: /^Clara.*Can be chosen$/ }));
  await fireEvent.click(container.querySelector('[data-put="give musician"]')!);
  await fireEvent.click(container.querySelector('[data-put="ask scenery"]')!);
  await fireEvent.click(screen.getByRole('button', { name: '1 coin from you' }));
  expect(screen.getByRole('group', { name: 'You give: Musician and 1 coin' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'You get: Scenery' })).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Offer this to Clara' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('offer 3: musician + 1 coin for scenery');
});

test('an offer is read from the reader’s side', () => {
  const view = aView('answer');
  const { asked } = open(view);
  const { give, ask } = view.trade!;
  const get = Object.keys(give!)[0] ?? 'coin';
  const gives = Object.keys(ask!)[0] ?? 'coin';
  expect(asked.getByRole('img', { name: new RegExp(`^You get: .*${get}`, 'i') })).toBeTruthy();
  expect(asked.getByRole('img', { name: new RegExp(`^You give: .*${gives}`, 'i') })).toBeTruthy();
});

test('the catalogue keeps what one can pay, and pins lie beside one’s own programs', async () => {
  const view = aView('invest');
  const { asked, container } = open(view);
  await fireEvent.click(asked.getByRole('button', { name: /^All \d+ on sale/ }));
  const shown = () => container.querySelectorAll('dialog .program').length;
  expect(shown()).toBe(view.own!.sale.length);
  await fireEvent.click(screen.getByRole('button', { name: 'I can pay' }));
  expect(shown()).toBe(view.own!.sale.filter(({ left, allowed }) => left >= 0 && allowed).length);
  const cards = container.querySelectorAll('.cards .program').length;
  await fireEvent.click(screen.getAllByRole('button', { name: /^Pin / })[0]!);
  expect(container.querySelectorAll('.cards .program')).toHaveLength(cards + 1);
  pinnedBy(view.viewer).clear();
});

test('two programs are compared', async () => {
  const { asked } = open(aView('invest'));
  await fireEvent.click(asked.getByRole('button', { name: /^All \d+ on sale/ }));
  const buttons = screen.getAllByRole('button', { name: /^Compare / });
  await fireEvent.click(buttons[0]!);
  await fireEvent.click(buttons[1]!);
  const table = screen.getByRole('table', { name: 'Two programs side by side' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('whoever looks on has nothing to choose', () => {
  const view = aView('raise', { viewer: null, legal: [], own: undefined });
  render(Colosseum, { view, names, seats, told: [] });
  expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Can be chosen/ })).toBeNull();
});

test('the end is itemised', () => {
  const view = aView('over');
  render(Count, { view, names });
  const winner = view.ranking![0]![0]!;
  expect(screen.getByRole('heading').textContent).toMatch(new RegExp(`${names[winner]}\\s+wins`));
  const places = screen.getByLabelText('The count of spectators').querySelectorAll('ol > li');
  for (const [i, place] of places.entries()) {
    const sum = [...place.querySelectorAll('.made li b')].map((b) => Number(b.textContent));
    expect(sum.reduce((a, b) => a + b, 0)).toBe(view.scores![view.ranking!.flat()[i]!]);
  }
});
