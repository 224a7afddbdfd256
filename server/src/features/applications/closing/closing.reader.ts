import { createHash } from "node:crypto";
import type { Db } from "#db/db.ts";
import { defineReader, oneByOne, type ReadEvent } from "#events/reader.ts";
import { record } from "#events/record.service.ts";
import { listApplied } from "./closing.queries.ts";

/** Others wait for their events as long as a transaction is open that tells some. */
const toldAtOnce = 1_000;

/** Resolves to the last of those that were told; to nothing once all were. */
const tellSome = async (db: Db, closing: ReadEvent, after: string | null) => {
  const { jobId, at, side, actorId } = closing;
  const ids = await listApplied(db, { jobId, until: at, after, limit: toldAtOnce });
  const by = { type: "closed", side, actorId, at, data: {} } as const;
  await record(
    db,
    ids.map((id) => ({ ...by, id: idOf(closing, id), application: { id, jobId } })),
  );
  return ids.length === toldAtOnce ? ids.at(-1) : undefined;
};

/** The same whenever it is made: a UUID of version 8. */
const idOf = (closing: ReadEvent, applicationId: string) => {
  const hash = createHash("sha256").update(`${closing.id} ${applicationId}`).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
};

/** Everybody who applied reads that a job was closed. Read again, it tells nobody twice. */
export const closingReader = defineReader({
  name: "closing",
  types: ["job-closed"],
  ...oneByOne(tellSome),
});
