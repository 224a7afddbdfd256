import type { Random } from "#random.ts";
import type { Layer } from "./ramp-picture.ts";
import { below, both, box, circle, either, ring, type Shape, turned, without } from "./shapes.ts";

const corner = circle(-0.8, -0.8, 0.72);
const tile = box(-0.4, -0.4, 0.76, 0.76);
const quarter = both(corner, tile);
const ground = box(0, 0, 1.5, 1.2);
const peak = (middle: number, top: number) =>
  both(
    below((x) => top + Math.abs(x - middle) * 1.9),
    ground,
  );
const wave = (height: number) => below((x) => height + 0.09 * Math.sin(x * 6));

/** The marks of logos: plain shapes that are told apart at the size of a letter. */
export const marks: readonly (readonly Layer[])[] = [
  [
    [ring(0.56, 0.2), 1],
    [circle(0, 0, 0.22), 0.75],
  ],
  [
    [both(circle(-0.42, 0.14, 0.78), circle(0.42, -0.14, 0.78)), 1],
    [turned(box(0, 0, 0.05, 1.3), 0.66), 0.12],
  ],
  [
    [box(-0.44, 0.26, 0.3, 0.6), 0.6],
    [box(0, 0.08, 0.3, 0.96), 0.8],
    [box(0.44, -0.12, 0.3, 1.36), 1],
  ],
  [
    [circle(0, -0.12, 0.42), 1],
    [wave(0.12), 0.28],
    [wave(0.42), 0.55],
  ],
  [
    [
      without(turned(box(-0.34, -0.34, 0.9, 0.9), 0.5), turned(box(-0.56, -0.56, 0.9, 0.9), 0.5)),
      0.6,
    ],
    [without(turned(box(0.02, 0.02, 0.9, 0.9), 0.5), turned(box(-0.2, -0.2, 0.9, 0.9), 0.5)), 1],
  ],
  [
    [either(circle(-0.3, 0, 0.36), circle(0.3, 0, 0.36)), 0.7],
    [either(circle(0, -0.3, 0.36), circle(0, 0.3, 0.36)), 1],
    [circle(0, 0, 0.16), 0.1],
  ],
  [
    [quarter, 1],
    [turned(quarter, 1), 0.55],
    [turned(quarter, 2), 1],
    [turned(quarter, 3), 0.55],
  ],
  [
    [peak(0.38, -0.1), 0.55],
    [peak(-0.16, -0.5), 1],
  ],
  [
    [either(box(0, 0, 1.2, 0.4), box(0, 0, 0.4, 1.2)), 1],
    [circle(0, 0, 0.14), 0.15],
  ],
  [
    [turned(box(0, 0, 0.98, 0.98), 0.5), 0.55],
    [turned(box(0, 0, 0.56, 0.56), 0.5), 1],
  ],
  [
    [
      without(box(0, 0.06, 1.3, 0.9), either(circle(-0.32, 0.51, 0.24), circle(0.32, 0.51, 0.24))),
      1,
    ],
    [box(0, -0.16, 1.3, 0.08), 0.3],
  ],
  [
    [without(circle(-0.06, 0, 0.62), circle(0.22, -0.14, 0.5)), 1],
    [circle(0.36, -0.3, 0.12), 0.7],
  ],
];

/** Hills behind one another, under a sun. */
export const hills = (random: Random): Layer[] => {
  const range = (height: number, light: number): Layer => {
    const [from, stretch] = [random.between(0, 6), random.between(0.7, 1.3)];
    const slopes = (x: number) =>
      height + 0.22 * Math.sin(from + x * stretch) + 0.09 * Math.sin(from * 3 + x * stretch * 2.7);
    return [below(slopes), light];
  };
  return [
    [box(0, 0, 9, 3), 0.5],
    [circle(random.between(-2.6, 2.6), -0.3, 0.34), 0.95],
    range(-0.05, 0.36),
    range(0.3, 0.22),
    range(0.62, 0.1),
  ];
};

/** Broad stripes, aslant. */
const stripes = (random: Random): Layer[] => {
  const slant = random.between(0.3, 0.6) * (random.chance(0.5) ? 1 : -1);
  return Array.from({ length: 6 }, (_, index): Layer => {
    const middle = -3.4 + index * 1.3 + random.between(-0.2, 0.2);
    return [
      turned(box(middle, 0, random.between(0.24, 0.8), 12), slant),
      random.between(0.12, 0.6),
    ];
  });
};

/** Round corners and circles in a row of squares. */
const tiles = (random: Random): Layer[] =>
  Array.from({ length: 16 }, (_, index): Layer => {
    const [left, top] = [-3.5 + (index % 8), index < 8 ? -0.5 : 0.5];
    const square = box(left, top, 1, 1);
    const round: Shape = random.pick([
      circle(left - 0.5, top - 0.5, 1),
      circle(left + 0.5, top + 0.5, 1),
      circle(left, top, 0.36),
      circle(left, top - 0.5, 0.5),
    ]);
    return [both(square, round), random.between(0.1, 0.62)];
  });

/** What covers show. */
export const scenes = [hills, stripes, tiles] as const;
