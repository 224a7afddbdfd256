import { emptyDataDir, newDataDir, removeDataDir, startServer } from "./support/running-server.ts";

/** Before the first journey of a whole run: an empty, migrated database, which each server gets a copy of. */
export default async function makeEmptyDatabase(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const server = await startServer(dataDir);
  await server.stop();
  process.env[emptyDataDir] = dataDir;
  return () => removeDataDir(dataDir);
}
