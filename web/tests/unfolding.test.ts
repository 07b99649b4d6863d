import { expect, test, vi } from 'vitest';
import { Unfolding } from '../src/lib/unfolding';

test('parts are made one a task, by their order, those of parts included', () => {
  vi.useFakeTimers();
  const page = new Unfolding();
  const made: string[] = [];
  page.add(() => made.push('below'), 1);
  page.add(() => {
    made.push('above');
    page.add(() => made.push('within'));
  });
  const never = page.add(() => made.push('never'));
  never();
  for (const expected of [['above'], ['above', 'within'], ['above', 'within', 'below']]) {
    vi.runOnlyPendingTimers();
    expect(made).toEqual(expected);
    expect(page.done).toBe(false);
  }
  vi.runOnlyPendingTimers();
  expect(page.done).toBe(true);
  vi.useRealTimers();
});
