import type { Transaction } from "#db/db.ts";
import { defineReader, oneByOne, type ReadEvent } from "#events/reader.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { savedJobClosedLetter } from "./saved-job-closed.letter.ts";
import { listSaversOf } from "./saved-job-letters.queries.ts";

const toldAtOnce = 500;
/** In milliseconds. What happened longer ago is no news, also when everything is read again. */
const newsFor = 7 * 24 * 60 * 60 * 1000;

/** Resolves to the last of those that were told; to nothing once all were. */
const tellSome = async (db: Transaction, { id, jobId, at }: ReadEvent, after: string | null) => {
  if (Date.now() - at.getTime() > newsFor) return undefined;
  const savers = await listSaversOf(db, { jobId, until: at, after, limit: toldAtOnce });
  await sendLetters(
    db,
    savedJobClosedLetter,
    savers.map((to) => ({ about: { to, jobId }, once: [id, to] })),
  );
  return savers.length === toldAtOnce ? savers.at(-1) : undefined;
};

/** Who saved a job gets a letter when it is closed. Read again, nobody gets it twice. */
export const savedJobsReader = defineReader({
  name: "saved-jobs",
  types: ["job-closed"],
  ...oneByOne(tellSome),
});
