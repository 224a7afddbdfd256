import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeDurations } from "./figures.ts";
import { openOwnDatabase } from "./own-database.ts";
import { newFolder, Product } from "./product.ts";
import { rounds } from "./rounds.ts";
import { checkFiles, checkNothingHalfWritten, cleanUp, unfinishedIn } from "./whole-state.ts";
import { buildBoard } from "./writers/board.ts";
import { checkAll, streamOf } from "./writers/stream.ts";

test("everything that was acknowledged as saved is found again, however often the power is cut", async ({
  annotate,
}) => {
  await using folder = await newFolder();
  await using product = await Product.start(folder.path, { RATE_LIMIT: "off" });
  const files = join(folder.path, "files");
  const writers = await buildBoard(product.client);
  const recoveries: number[] = [];
  let writes = 0;

  for (let round = 0; round < rounds; round += 1) {
    const stream = streamOf(writers);
    await stream.reaches(10 + Math.random() * 90);
    await product.cutPower();
    writes += (await stream.stop()).acknowledged;

    recoveries.push(await product.startAgain());
    await checkAll(writers);
    await using database = openOwnDatabase(folder.path);
    await checkNothingHalfWritten(database.pool);
    await checkFiles(database.pool, files);
  }

  await using database = openOwnDatabase(folder.path);
  await cleanUp(database.pool, files);
  await checkFiles(database.pool, files);
  expect(await readdir(unfinishedIn(files))).toEqual([]);
  await annotate(
    `${rounds} rounds, ${writes} acknowledged writes, none lost; ready again after ${describeDurations(recoveries)}`,
  );
});
