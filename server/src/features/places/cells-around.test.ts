// The cells that a search asks for (TypeScript) and those that rows hold (SQL) follow one rule.
import { expect, test } from "vitest";
import { milesBetween, pointsIn } from "#test/database/globe.ts";
import { startApp } from "#test/start-app.ts";
import { cellsAround } from "./cells-around.ts";

const { db } = await startApp();

/** Points near and far, some of them on the edges of cells. */
const pointsAround = (latitude: number, longitude: number) =>
  Array.from({ length: 400 }, (_, index) => {
    const far = (index % 20) / 6;
    const direction = (index / 400) * 2 * Math.PI;
    return {
      latitude: Math.max(-90, Math.min(90, latitude + far * Math.sin(direction))),
      longitude: ((longitude + 2 * far * Math.cos(direction) + 540) % 360) - 180,
    };
  });

test.each([
  [39.74, -104.98, 5],
  [39.74, -104.98, 25],
  [0, 0, 60],
  [51.5, -0.13, 200],
  [-17, 179.9, 150],
  [69.65, 18.96, 200],
  [-54.8, -68.3, 100],
  [0.5, -180, 35],
])("cells around %f, %f cover %i miles", async (latitude, longitude, miles) => {
  const circle = { latitude, longitude, miles };
  const cells = cellsAround(circle);
  const points = await pointsIn(db, circle, { cells, points: pointsAround(latitude, longitude) });
  expect(points.filter(({ near }) => near).length).toBeGreaterThan(10);
  expect(points.filter(({ near, covered }) => near && !covered)).toEqual([]);
  expect(cells.length).toBeLessThan(60);
});

test.each([
  ["New York", 40.7128, -74.006, "London", 51.5074, -0.1278, 3461],
  ["Sydney", -33.8688, 151.2093, "Santiago", -33.4489, -70.6693, 7051],
  ["a place", 10, 20, "itself", 10, 20, 0],
  ["one pole", 90, 0, "the other", -90, 0, 12_437],
])("from %s (%f, %f) to %s (%f, %f) it is %i miles", async (...[, a, b, , c, d, miles]) => {
  const [one, other] = [
    { latitude: a, longitude: b },
    { latitude: c, longitude: d },
  ];
  expect(await milesBetween(db, one, other)).toBe(miles);
});
