/** A circle on the globe: a point in degrees, and how many miles around it. */
export interface Circle {
  latitude: number;
  longitude: number;
  miles: number;
}

const earthRadius = 3_958.76;
/** The sides of cells in degrees, as `cells_at` in the database has them. */
const sides = [0.5, 2];
/** Each cell is one lexeme more for the index. */
const mostCells = 25;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The lexemes of cells that together cover a circle, and some more around it: of the smallest side with
 * which few are enough.
 */
export const cellsAround = (circle: Circle): string[] => {
  const covers = sides.map((side, scale) =>
    cellsOf(circle, side).map((cell) => `cell:${scale}:${cell}`),
  );
  return covers.find(({ length }) => length <= mostCells) ?? covers.at(-1) ?? [];
};

const cellsOf = ({ latitude, longitude, miles }: Circle, side: number): string[] => {
  const angle = miles / earthRadius;
  const share = Math.sin(angle) / Math.cos(radians(latitude));
  // Around a pole all meridians are near.
  const width = share < 1 ? degrees(Math.asin(share)) : 180;
  const perRound = 360 / side;
  const rows = cellsBetween(90 + latitude, degrees(angle), side);
  const columns = cellsBetween(180 + longitude, width, side).map(
    (column) => ((column % perRound) + perRound) % perRound,
  );
  return rows.flatMap((row) => [...new Set(columns)].map((column) => `${row}:${column}`));
};

/** A little more, since the points of the database are rounded. */
const margin = 0.001;

const cellsBetween = (middle: number, reach: number, side: number) => {
  const first = Math.floor((middle - reach - margin) / side);
  const last = Math.floor((middle + reach + margin) / side);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};
