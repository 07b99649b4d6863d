import { expect, test } from 'vitest';
import { CLOSE, Ring, SQUARES, TALL, WIDE } from '../../src/games/colosseum/board/ring';

test.each([WIDE, CLOSE, TALL])('the track is a loop of squares of one length', (shape) => {
  const ring = new Ring(shape);
  for (let i = 0; i < SQUARES; i++) {
    const here = ring.at(i);
    const next = ring.at(i + 1);
    const apart = Math.hypot(here.x - next.x, here.y - next.y);
    expect(apart).toBeGreaterThan(0.85 * ring.length);
    expect(apart).toBeLessThanOrEqual(ring.length + 0.01);
    expect(here.x - shape.depth / 2).toBeGreaterThanOrEqual(0);
    expect(here.y + shape.depth / 2).toBeLessThanOrEqual(shape.height);
  }
});

test('the Emperor begins at the top, and nobles go clockwise', () => {
  const ring = new Ring(WIDE);
  expect(ring.at(0).x).toBe(WIDE.width / 2);
  expect(ring.at(1).x).toBeGreaterThan(ring.at(0).x);
  expect(ring.at(9).turn).toBeCloseTo(90);
  expect(ring.at(18).y).toBeGreaterThan(ring.at(0).y);
  expect(ring.at(-1).x).toBeCloseTo(ring.at(35).x);
});
