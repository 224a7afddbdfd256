import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import { type BoardSize, sizeFor } from "./data/board-size.ts";
import { fillBoard } from "./data/fill-board.ts";
import { untilPlacesStand } from "./data/job-places.ts";
import { startRolecall, type Rolecall } from "./rolecall.ts";

/**
 * Starts the product on a new board of so many jobs, which is deleted when the work is done.
 * @param env the product's settings while the work is done
 */
export const onOwnBoard = async <Result>(
  jobs: number,
  work: (rolecall: Rolecall, size: BoardSize) => Promise<Result>,
  env?: Record<string, string>,
): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const letGo = stopDatabaseWithProcess(dataDir);
  try {
    const size = sizeFor(jobs);
    await fillFirst(dataDir, size);
    await using rolecall = await startRolecall(dataDir, env);
    return await work(rolecall, size);
  } finally {
    letGo();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const fillFirst = async (dataDir: string, size: BoardSize): Promise<void> => {
  await using rolecall = await startRolecall(dataDir);
  await untilPlacesStand(rolecall.pool);
  await fillBoard(rolecall.address, size);
};
