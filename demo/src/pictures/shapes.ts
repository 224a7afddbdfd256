// Shapes by distance: how far a point is from the edge, less than zero inside.

export type Shape = (x: number, y: number) => number;

export const circle =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) - radius;

export const ring =
  (radius: number, thickness: number): Shape =>
  (x, y) =>
    Math.abs(Math.sqrt(x * x + y * y) - radius) - thickness / 2;

export const box =
  (centreX: number, centreY: number, width: number, height: number): Shape =>
  (x, y) =>
    Math.max(Math.abs(x - centreX) - width / 2, Math.abs(y - centreY) - height / 2);

/** All below a line, whose height goes by the place. */
export const below =
  (height: (x: number) => number): Shape =>
  (x, y) =>
    height(x) - y;

export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

export const either =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.min(one(x, y), other(x, y));

export const without =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), -other(x, y));

/** Turned around the middle by quarters of a circle, which may be parts of one. */
export const turned = (shape: Shape, quarters: number): Shape => {
  const [sin, cos] = [Math.sin((quarters * Math.PI) / 2), Math.cos((quarters * Math.PI) / 2)];
  return (x, y) => shape(x * cos + y * sin, y * cos - x * sin);
};
