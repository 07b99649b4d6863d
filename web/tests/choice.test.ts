import { beforeEach, expect, test, vi } from 'vitest';
import { Choice } from '../src/games/colossal-arena/choice.svelte';
import { settings } from '../src/lib/settings.svelte';
import { aView } from './views';

const act = vi.fn();
const why = vi.fn();
let choice: Choice;

beforeEach(() => {
  act.mockReset();
  why.mockReset();
  settings.confirm = true;
  choice = new Choice(act, why);
  choice.show(aView());
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
  settings.confirm = false;
  choice.pick('hand wyrm 5');
  expect(act).toHaveBeenCalledExactlyOnceWith('play wyrm 5');
});

test('a thing that is not offered asks the server why', () => {
  choice.pick('hand magus 7');
  expect(why).toHaveBeenLastCalledWith('play magus 7');
  choice.pick('hand spectator 4');
  choice.pick('creature magus');
  expect(why).toHaveBeenLastCalledWith('spectator 4 on magus');
  choice.show(aView({ step: 'bet', legal: ['pass', 'bet wyrm'] }));
  choice.pick('space magus 2');
  expect(why).toHaveBeenLastCalledWith('bet magus');
});

test('a new view forgets what was picked', () => {
  choice.pick('hand spectator 4');
  choice.show(aView());
  expect(choice.picked).toEqual([]);
});
