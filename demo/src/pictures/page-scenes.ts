import type { Random } from "#random.ts";
import { hills } from "./motifs.ts";
import type { Layer } from "./ramp-picture.ts";
import { below, both, box, circle, either, type Shape, without } from "./shapes.ts";

// Pictures three times as wide as they are high by two: from -1.5 to 1.5, and from -1 down to 1.

const sky = (light: number): Layer => [box(0, 0, 4, 3), light];

/** One layer each: an edge costs what its own shape does. */
const alike = (shapes: Shape[], light: number): Layer[] =>
  shapes.map((shape): Layer => [shape, light]);

/** With its point at a height, the narrower the steeper, down to a line. */
const gable = (middle: number, top: number, bottom: number, steep: number): Shape => {
  // A steep edge is nearer than the height above it.
  const slope = Math.hypot(1, steep);
  return (x, y) => Math.max((top + Math.abs(x - middle) * steep - y) / slope, y - bottom);
};

const range = (height: number, stretch: number, from: number): Shape =>
  below((x) => height + 0.16 * Math.sin(from + x * stretch) + 0.06 * Math.sin(x * stretch * 2.9));

/** Two tents under mountains, by the moon. */
const camp = (): Layer[] => [
  sky(0.42),
  [without(circle(0.95, -0.58, 0.17), circle(1.03, -0.63, 0.14)), 1],
  [either(gable(-0.75, -0.55, 1, 1.15), gable(0.35, -0.3, 1, 1.1)), 0.3],
  [gable(1.25, -0.12, 1, 0.9), 0.24],
  [range(0.42, 1.4, 0.6), 0.14],
  ...[-1.32, -1.08, 1.12, 1.36].map((middle, index): Layer => [
    gable(middle, -0.05 + (index % 2) * 0.14, 0.62, 3.6),
    0.06,
  ]),
  ...tent(-0.35, 0.2),
  ...tent(0.52, 0.28),
  [below(() => 0.76), 0.09],
];

const tent = (middle: number, top: number): Layer[] => [
  [gable(middle, top, 0.78, 1.15), 0.9],
  [gable(middle, top + 0.16, 0.78, 3), 0.34],
];

/** Arches over a river. */
const bridge = (): Layer[] => {
  const arches = [-1.12, 0, 1.12].map((middle) =>
    either(circle(middle, 0.36, 0.44), box(middle, 0.7, 0.88, 0.68)),
  );
  const stone = arches.reduce((rest, arch) => without(rest, arch), box(0, 0.29, 4, 0.78));
  return [
    sky(0.84),
    [circle(0.62, -0.5, 0.2), 1],
    [range(-0.05, 1.2, 2.4), 0.66],
    [range(0.2, 1.6, 0.3), 0.5],
    [below(() => 0.5), 0.36],
    [stone, 0.16],
    [box(0, -0.14, 4, 0.07), 0.08],
    ...[0.74, 0.84, 0.93].map((height, index): Layer => [
      box(-0.3 + index * 0.42, height, 0.9 - index * 0.16, 0.018),
      0.56,
    ]),
  ];
};

/** A ferry between islands. */
const boat = (): Layer[] => {
  const hull: Shape = (x, y) =>
    Math.max(Math.abs(x + 0.1) - 0.78 + (y - 0.14) * 0.75, 0.14 - y, y - 0.5);
  const windows = [-0.5, -0.26, -0.02, 0.22].map((middle) => box(middle, -0.02, 0.14, 0.1));
  return [
    sky(0.86),
    [circle(-0.95, -0.42, 0.19), 1],
    ...alike([gable(0.95, -0.32, 0.4, 0.62), gable(-1.35, -0.1, 0.4, 0.5)], 0.64),
    [below((x) => 0.26 + 0.012 * Math.sin(x * 14)), 0.46],
    [box(-0.12, -0.01, 1.02, 0.32), 0.97],
    [box(-0.02, -0.25, 0.5, 0.18), 0.97],
    [box(-0.34, -0.36, 0.16, 0.38), 0.12],
    ...alike(windows, 0.3),
    [hull, 0.12],
    [both(hull, box(-0.1, 0.2, 2, 0.05)), 0.9],
    [below((x) => 0.42 + 0.03 * Math.sin(x * 9)), 0.36],
    [below((x) => 0.66 + 0.04 * Math.sin(x * 7 + 2)), 0.24],
  ];
};

/** Houses in a row, in the evening. */
const houses = (random: Random): Layer[] => [
  sky(0.76),
  [circle(1.08, -0.62, 0.15), 1],
  ...[-1.28, -0.64, 0, 0.64, 1.28].flatMap((middle, index): Layer[] => {
    const top = -0.13 + random.between(-0.1, 0.1);
    const windows = [-0.14, 0.14].flatMap((side) =>
      [top + 0.2, top + 0.5].map((height) => box(middle + side, height, 0.13, 0.17)),
    );
    return [
      [box(middle, (top + 0.8) / 2, 0.62, 0.8 - top), index % 2 === 0 ? 0.44 : 0.34],
      [gable(middle, top - 0.36, top, 1.06), index % 2 === 0 ? 0.16 : 0.1],
      ...alike(windows, index === 3 ? 0.2 : 0.96),
      [box(middle, 0.7, 0.15, 0.24), 0.12],
    ];
  }),
  [below(() => 0.8), 0.08],
];

/** A path among firs. */
const forest = (): Layer[] => {
  const firs = (middles: number[], { top, bottom }: { top: number; bottom: number }) =>
    middles.map((middle, index) => {
      const from = top + (index % 3) * 0.11;
      return either(gable(middle, from, from + 0.5, 2.7), gable(middle, from + 0.28, bottom, 2.4));
    });
  const path: Shape = (x, y) =>
    Math.max(0.3 - y, Math.abs(x - 0.1 + (y - 0.3) * 0.3) - 0.05 - (y - 0.3) * 0.5);
  return [
    sky(0.9),
    [circle(0.1, -0.4, 0.24), 1],
    ...alike(
      firs([-1.4, -1.05, -0.74, -0.4, 0.5, 0.86, 1.2, 1.5], { top: -0.5, bottom: 0.4 }),
      0.62,
    ),
    ...alike(firs([-1.24, -0.82, -0.5, 0.68, 1.02, 1.42], { top: -0.34, bottom: 0.55 }), 0.4),
    [below(() => 0.32), 0.3],
    [path, 0.84],
    ...alike(firs([-1.42, -0.98, 0.98, 1.4], { top: -0.62, bottom: 0.86 }), 0.13),
  ];
};

/** Loaves on shelves above a counter, under lamps. */
const counter = (): Layer[] => {
  const shelf = (bottom: number, first: number): Layer[] => {
    const places = [0, 0.62, 1.24, 1.86, 2.48].map((step) => first + step);
    return [
      ...alike(
        places.map((middle) => loaf(middle, bottom)),
        0.82,
      ),
      [box(0, bottom + 0.03, 3.2, 0.06), 0.1],
    ];
  };
  return [
    sky(0.34),
    ...shelf(0.02, -1.3),
    ...shelf(0.52, -1.1),
    [box(0, 0.9, 4, 0.32), 0.16],
    [box(0, 0.74, 4, 0.07), 0.6],
    ...[-0.85, 0, 0.85].flatMap((middle): Layer[] => [
      [box(middle, -0.84, 0.02, 0.4), 0.08],
      [circle(middle, -0.52, 0.085), 1],
      [both(circle(middle, -0.5, 0.19), (_x, y) => y + 0.52), 0.08],
    ]),
  ];
};

const loaf = (middle: number, bottom: number): Shape => {
  const round: Shape = (x, y) => (Math.hypot((x - middle) / 0.26, (y - bottom) / 0.19) - 1) * 0.19;
  const cuts = [-0.1, 0, 0.1]
    .map(
      (side): Shape =>
        (x, y) =>
          Math.max(
            Math.abs(x - middle - side + (y - bottom + 0.1) * 0.5) - 0.014,
            bottom - 0.145 - y,
          ),
    )
    .reduce(either);
  const isAbove: Shape = (_x, y) => y - bottom;
  return both(
    without(
      round,
      both(cuts, (_x, y) => y - bottom + 0.05),
    ),
    isAbove,
  );
};

/** What pictures of a company's page show. */
export const pageScenes = { camp, bridge, boat, houses, forest, counter, hills } as const;
