import type { Db } from "#db/db.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { archiveOf, type Sources } from "./archive.service.ts";
import {
  type Attempt,
  claimExport,
  isKnown,
  updateToFailed,
  updateToReady,
  updateUntouched,
} from "./data-exports.queries.ts";
import { exportReadyLetter } from "./export-ready.letter.ts";

/** For so long nobody else takes an archive that a server is preparing; it renews that in between. */
const claimSeconds = 60;
const renewAfterMs = 15_000;
/** With the pauses between them, an archive that cannot be prepared is given up after some minutes. */
const mostAttempts = 5;
const firstPauseSeconds = 30;

/** The account was erased, a newer archive was asked for, or another server took over. */
class AttemptOver extends Error {}

/**
 * Prepares every archive that waits for it, one after the other. Several servers prepare different ones. One
 * whose server died, or that failed, is begun anew after a pause.
 * @throws after the rest is done, where some failed
 */
export const prepareExports = async (db: Db, sources: Sources): Promise<void> => {
  let failure: unknown;
  const claim = () => claimExport(db, claimSeconds);
  for (let claimed = await claim(); claimed; claimed = await claim()) {
    try {
      await prepare(db, sources, claimed);
    } catch (error) {
      if (error instanceof AttemptOver) continue;
      failure ??= error;
      const { attempt } = claimed;
      if (attempt >= mostAttempts) await updateToFailed(db, claimed);
      else await updateUntouched(db, claimed, firstPauseSeconds * 2 ** (attempt - 1));
    }
  }
  if (failure !== undefined)
    throw new Error("Some archives could not be prepared", { cause: failure });
};

const prepare = async (
  db: Db,
  { ...sources }: Sources,
  { ownerId: userId, ...attempt }: Attempt & { ownerId: string },
): Promise<void> => {
  const { files } = sources;
  // What an attempt left that died before it was told.
  await files.delete(attempt.id);
  const bytes = await write(files, attempt.id, whileItCounts(db, sources, userId, attempt));
  const isReady = await db.transaction(async (db) => {
    const ready = await updateToReady(db, attempt, bytes);
    if (ready) await sendLetter(db, exportReadyLetter, { userId, at: ready.expiresAt });
    return ready !== null;
  });
  if (isReady) return;
  // Whoever deletes the row deletes the file, unless that happened while this server wrote on.
  if (!(await isKnown(db, attempt.id))) await files.delete(attempt.id);
  throw new AttemptOver();
};

const write = async (files: FileStore, id: string, content: AsyncIterable<Uint8Array>) =>
  (await files.write(id, content, Number.POSITIVE_INFINITY)).bytes;

/** The archive, as long as nobody else prepares it and its owner still wants it. */
async function* whileItCounts(db: Db, sources: Sources, userId: string, attempt: Attempt) {
  let renewedAt = Date.now();
  for await (const chunk of archiveOf(db, sources, userId)) {
    if (Date.now() - renewedAt > renewAfterMs) {
      if (!(await updateUntouched(db, attempt, claimSeconds))) throw new AttemptOver();
      renewedAt = Date.now();
    }
    yield chunk;
  }
}
