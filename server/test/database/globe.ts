// What the database computes of points on the globe.
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Circle } from "#features/places/cells-around.ts";

type Point = Pick<Circle, "latitude" | "longitude">;

/** Of each point whether it lies in a circle, and whether one of these cells has it. */
export const pointsIn = async (
  db: Db,
  { latitude, longitude, miles }: Circle,
  { cells, points }: { cells: string[]; points: Point[] },
) => {
  const { rows } = await db.execute<{ near: boolean; covered: boolean }>(sql`
    select
      miles_between(latitude, longitude, ${latitude}, ${longitude}) <= ${miles} as near,
      cells_at(latitude, longitude) && ${sql.param(cells)}::text[] as covered
    from json_to_recordset(${JSON.stringify(points)}) as point (latitude real, longitude real)`);
  return rows;
};

/** Whole miles between two points. */
export const milesBetween = async (db: Db, one: Point, other: Point) => {
  const { rows } = await db.execute<{ miles: number }>(sql`
    select round(miles_between(
      ${one.latitude}, ${one.longitude}, ${other.latitude}, ${other.longitude}
    )) as miles`);
  return rows[0]?.miles;
};
