import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@rolecall/server/src/db/connection/client.ts";
import { placesOfLocations } from "@rolecall/server/src/features/jobs/placing/job-places.service.ts";
import type pg from "pg";
import { places } from "./vocabulary.ts";

/** The location of jobs that are done from anywhere, beside those in `places`. */
export const remoteLocation = "Remote";

const insertPlaces = `
  insert into bench.places
  select * from json_populate_recordset(null::bench.places, $1)`;

/** Looks up what the locations of the jobs mean, so that these are added with their places. */
export const preparePlaces = async (pool: pg.Pool, address: pg.ClientConfig): Promise<void> => {
  const database = openDatabase(address, () => {});
  const locations = [...places, remoteLocation].map((location) => ({ location }));
  const found = await placesOfLocations(database.db, locations);
  await database.close();
  const rows = Array.from(found, ([location, { otherPlaces, ...place }]) => ({
    location,
    ...place,
    other_places: otherPlaces,
  }));
  await pool.query(insertPlaces, [JSON.stringify(rows)]);
};

/**
 * Waits until a server that has just started has its gazetteer, and has looked for jobs to place. It would
 * write the rows of jobs that are added meanwhile.
 * @throws after a minute
 */
export const untilPlacesStand = async (pool: pg.Pool): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const { rowCount } = await pool.query("select from gazetteers where jobs_placed");
    if (rowCount === 1) return;
    await pause(100);
  }
  throw new Error("The server has no gazetteer after a minute");
};
