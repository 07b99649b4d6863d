import { beforeEach, expect, test, vi } from 'vitest';
import { Choice } from '../src/lib/choice.svelte';
import { settings } from '../src/lib/settings.svelte';

const OFFERS = [
  { action: 'play wyrm 5', path: ['hand wyrm 5'] },
  { action: 'spectator 4 on wyrm', path: ['hand spectator 4', 'creature wyrm'] },
  { action: 'spectator 4 on troll', path: ['hand spectator 4', 'creature troll'] },
  { action: 'pass', path: ['button pass'] },
];
const act = vi.fn();
const ask = vi.fn();
let choice: Choice;

beforeEach(() => {
  act.mockReset();
  ask.mockReset();
  settings.asking = 'always';
  choice = new Choice(act, ask);
  choice.show(OFFERS);
});

test('a picked card waits for a second click', () => {
  choice.pick('hand wyrm 5');
  expect(choice.ready).toBe('play wyrm 5');
  expect(act).not.toHaveBeenCalled();
  choice.pick('hand wyrm 5');
  expect(act).toHaveBeenCalledExactlyOnceWith('play wyrm 5');
});

test('a spectator asks for its creature, and another card may be taken instead', () => {
  choice.pick('hand spectator 4');
  expect(choice.ready).toBeNull();
  expect(choice.next).toEqual(['creature wyrm', 'creature troll']);
  choice.pick('hand wyrm 5');
  choice.pick('hand spectator 4');
  choice.pick('creature troll');
  choice.confirm();
  expect(act).toHaveBeenCalledExactlyOnceWith('spectator 4 on troll');
});

test('without asking, one click is enough', () => {
  settings.asking = 'never';
  choice.pick('hand wyrm 5');
  expect(act).toHaveBeenCalledExactlyOnceWith('play wyrm 5');
});

test('by default one is asked where nothing is taken back, and not elsewhere', () => {
  settings.asking = 'lasting';
  choice.pick('hand wyrm 5');
  expect(act).toHaveBeenCalledExactlyOnceWith('play wyrm 5');
  const lasting = new Choice(act, ask, () => true);
  lasting.show(OFFERS);
  lasting.pick('button pass');
  expect(act).toHaveBeenCalledOnce();
  expect(lasting.ready).toBe('pass');
});

test('what may still go on waits, however one prefers it', () => {
  settings.asking = 'never';
  choice.show([...OFFERS, { action: 'wyrm on troll', path: ['hand wyrm 5', 'creature troll'] }]);
  choice.pick('hand wyrm 5');
  expect(act).not.toHaveBeenCalled();
  choice.pick('hand wyrm 5');
  expect(act).toHaveBeenCalledExactlyOnceWith('play wyrm 5');
});

test('what no thing stands for is a plain button', () => {
  expect(choice.plain).toEqual(['pass']);
});

test('a thing that is not offered asks why, with what was picked before it', () => {
  choice.pick('hand magus 7');
  expect(ask).toHaveBeenLastCalledWith('hand magus 7', undefined);
  choice.pick('hand spectator 4');
  choice.pick('creature magus');
  expect(ask).toHaveBeenLastCalledWith('creature magus', 'hand spectator 4');
});

test('new offers forget what was picked', () => {
  choice.pick('hand spectator 4');
  choice.show(OFFERS);
  expect(choice.picked).toEqual([]);
});
