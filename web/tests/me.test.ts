import { expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { me } from '../src/lib/me.svelte';
import type { Me } from '../src/wire';

const known = (name: string): Me => ({ person: { id: name, name } }) as unknown as Me;

it('does not take up an answer from before it changed', async () => {
  let answer: (late: Me) => void = () => undefined;
  vi.spyOn(api, 'me').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asking = me.again();
  await me.become(Promise.resolve(known('Guest')));
  answer(known('Aurelia'));
  await asking;
  expect(me.person?.name).toBe('Guest');
});
