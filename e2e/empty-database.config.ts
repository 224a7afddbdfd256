import { setInterval } from "node:timers/promises";
import { emptyDataDir, newDataDir, removeDataDir, startServer } from "./support/running-server.ts";

/** In no version of the gazetteer but the whole one. */
const smallTown = "Odemira";

/** Waits until a new server has all names of places, which take it seconds. */
async function untilPlacesStand(baseURL: string): Promise<void> {
  for await (const _ of setInterval(200)) {
    const reply = await fetch(`${baseURL}/api/places?prefix=${smallTown}`);
    const found = (await reply.json()) as unknown[];
    if (found.length > 0) return;
  }
}

/** Before the first journey of a whole run: an empty, migrated database, which each server gets a copy of. */
export default async function makeEmptyDatabase(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const server = await startServer(dataDir);
  await untilPlacesStand(server.baseURL);
  await server.stop();
  process.env[emptyDataDir] = dataDir;
  return () => removeDataDir(dataDir);
}
