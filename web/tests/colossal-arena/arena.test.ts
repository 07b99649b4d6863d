import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import ColossalArena from '../../src/games/colossal-arena/ColossalArena.svelte';
import Count from '../../src/games/colossal-arena/Count.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { aLine, aTable, aView } from '../views';

const names = ['Anna', 'Bruno'];
const seats = aTable(...names).seats;
const told = [aLine()];

beforeEach(() => {
  settings.pace = 'instant';
  settings.asking = 'always';
});

test('a whole move by clicking the things themselves', async () => {
  const act = vi.fn();
  render(ColossalArena, { view: aView(), names, seats, told, act, why: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: 'Spectator 4. Can be chosen' }));
  expect(screen.getByText('choose a creature for Spectator 4')).toBeTruthy();
  expect(screen.getByText(/Counts for any living creature/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Troll, lowest.*Can be chosen$/ }));
  const prompt = within(screen.getByLabelText('What is asked'));
  await fireEvent.click(prompt.getByRole('button', { name: 'Play Spectator 4 on Troll' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('spectator 4 on troll');
});

test('the power of a backed creature is told before the card is played', async () => {
  const { container } = render(ColossalArena, {
    view: aView(),
    names,
    seats,
    told,
    act: vi.fn(),
    why: vi.fn(),
  });
  await fireEvent.click(screen.getByRole('button', { name: /^Wyrm 5, you back Wyrm/ }));
  expect(container.querySelector('.hints')?.textContent).toContain('Discard the visible card');
});

test('a secret bet lies beside the hand until it is revealed', async () => {
  const own = { ...aView().own!, secret: 'troll 8' };
  const { rerender } = render(ColossalArena, { view: aView({ own }), names, seats, told });
  expect(screen.queryByLabelText(/^Your secret bet/)).toBeNull();
  const players = aView().players.map((player) => ({ ...player, secret: 'hidden' as const }));
  await rerender({ view: aView({ own, players }) });
  expect(screen.getByLabelText('Your secret bet: Troll 8')).toBeTruthy();
});

test('the creature about to fall is told of, as the view says', () => {
  const view = aView({ lowest: ['wyrm', 'troll'], doomed: 'troll' });
  render(ColossalArena, { view, names, seats, told, act: vi.fn(), why: vi.fn() });
  expect(screen.getByRole('button', { name: /^Troll, about to fall/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Wyrm, lowest in this row/ })).toBeTruthy();
});

test('whoever looks on has nothing to click', () => {
  const view = aView({ viewer: null, legal: [], own: undefined });
  render(ColossalArena, { view, names, seats, told });
  expect(screen.queryByRole('button', { name: /Can be chosen/ })).toBeNull();
  expect(screen.queryByLabelText('Your hand')).toBeNull();
});

test('gold is itemised, and what fell pays nothing', () => {
  const view = aView({ over: true, ending: 'last-card', scores: [4, 8], ranking: [[1], [0]] });
  render(Count, { view, names });
  expect(screen.getByRole('heading').textContent).toMatch(/Bruno\s+wins/);
  expect(screen.getByLabelText('The count of gold').textContent).toMatch(/Magus\s+row 1\s+lost/);
});
