/** The track as a place: a rounded loop, square 0 at the top, the others clockwise. */
export const SQUARES = 36;

export interface Shape {
  width: number;
  height: number;
  /** Of a square, from the inner edge to the outer one. */
  depth: number;
  /** Of the stands that rise outside an arena. */
  stands: number;
  /** Of the loop's corners, along the middle of the squares. */
  radius: number;
}

export interface Place {
  x: number;
  y: number;
  /** Degrees from upright; the top of the loop is 0. */
  turn: number;
}

/** Shapes for a wide table, for a narrower one and for a phone. */
export const WIDE: Shape = { width: 1080, height: 318, depth: 50, stands: 25, radius: 108 };
export const CLOSE: Shape = { width: 800, height: 318, depth: 44, stands: 23, radius: 110 };
export const TALL: Shape = { width: 374, height: 526, depth: 44, stands: 21, radius: 92 };

interface Leg {
  length: number;
  at: (s: number) => Place;
}

const line = (x: number, y: number, turn: number, length: number): Leg => ({
  length,
  at: (s) => ({
    x: x + s * Math.cos((turn * Math.PI) / 180),
    y: y + s * Math.sin((turn * Math.PI) / 180),
    turn,
  }),
});

/** A quarter round its centre, clockwise. */
const bend = (cx: number, cy: number, from: number, radius: number): Leg => ({
  length: (radius * Math.PI) / 2,
  at: (s) => {
    const turn = from + (s / radius) * (180 / Math.PI);
    const angle = ((turn - 90) * Math.PI) / 180;
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle), turn };
  },
});

export class Ring {
  private legs: Leg[];
  private around: number;

  constructor(readonly shape: Shape) {
    const { width, height, depth, stands, radius: r } = shape;
    const edge = stands + depth / 2 + 1;
    const [left, right, top, bottom] = [edge, width - edge, edge, height - edge];
    const across = right - left - 2 * r;
    const down = bottom - top - 2 * r;
    this.legs = [
      line(width / 2, top, 0, across / 2),
      bend(right - r, top + r, 0, r),
      line(right, top + r, 90, down),
      bend(right - r, bottom - r, 90, r),
      line(right - r, bottom, 180, across),
      bend(left + r, bottom - r, 180, r),
      line(left, bottom - r, 270, down),
      bend(left + r, top + r, 270, r),
      line(left + r, top, 360, across / 2),
    ];
    this.around = this.legs.reduce((sum, leg) => sum + leg.length, 0);
  }

  /** A point along the loop, counted in squares, so far outside the middle line. */
  at(squares: number, out = 0): Place {
    let s = (((squares % SQUARES) + SQUARES) % SQUARES) * (this.around / SQUARES);
    let leg = this.legs[0]!;
    for (leg of this.legs) {
      if (s <= leg.length) break;
      s -= leg.length;
    }
    const { x, y, turn } = leg.at(s);
    const angle = ((turn - 90) * Math.PI) / 180;
    return { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle), turn };
  }

  /** The outline of some squares from one on, between two distances from the middle line. */
  band(from: number, count: number, inner: number, outer: number): string {
    const steps = Math.ceil(count * 6);
    const edge = (out: number) =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const { x, y } = this.at(from - 0.5 + (count * i) / steps, out);
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      });
    return `M${edge(outer).join('L')}L${edge(inner).reverse().join('L')}Z`;
  }

  square(i: number): string {
    return this.band(i, 1, -this.shape.depth / 2, this.shape.depth / 2);
  }

  /** How long a square is. */
  get length(): number {
    return this.around / SQUARES;
  }
}
