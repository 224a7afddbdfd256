import type { Db } from "#db/db.ts";
import { rebuild } from "#events/read-events.service.ts";
import { everyReader } from "#readers.ts";
import { StartError } from "#start-error.ts";

/** Makes again what a reader made from events, whether the server runs or not. Says what was done. */
export const rebuildReader = async (db: Db, name: string): Promise<string> => {
  const reader = everyReader.find((one) => one.name === name);
  const names = everyReader.map((one) => one.name).join(", ");
  if (!reader) throw new StartError(`No reader is called ${name}. There are ${names}.`);
  await rebuild(db, reader);
  return `${name} was made again from all events.\n`;
};
