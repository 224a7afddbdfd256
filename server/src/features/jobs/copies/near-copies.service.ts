import type { Db } from "#db/db.ts";
import { tell } from "#features/news/news.service.ts";
import * as queries from "./near-copies.queries.ts";

/**
 * Before a job of this company is posted, or edited in what copies have in common: of two that are posted at the
 * same moment one sees the other.
 */
export const lockComparing = (db: Db, companyId: string): Promise<void> =>
  queries.lockComparing(db, companyId);

/**
 * Notes of which older jobs a posted or edited one is a near copy, and which are copies of it: these take over when
 * the first was posted, and who is to hear of a job hears once that it is shown together with another.
 */
export const findNearCopies = async (db: Db, id: string): Promise<void> => {
  const before = await queries.deleteCopies(db, id);
  const found = (await queries.listNearCopies(db, id)).map((other): queries.Copy =>
    other.comesFirst ? { jobId: id, olderId: other.id } : { jobId: other.id, olderId: id },
  );
  const wasCopy = (jobId: string) => before.some((copy) => copy.jobId === jobId);
  const copies = [...new Set(found.map(({ jobId }) => jobId))];
  if (wasCopy(id) && !copies.includes(id)) await queries.updateToOwnPosting(db, id);
  if (found.length === 0) return;
  await queries.insertCopies(db, found);
  await queries.updateToFirstPosted(db, copies);
  await tellOfCopies(
    db,
    copies.filter((copy) => !wasCopy(copy)),
  );
};

/** The open copies of each of these jobs, the newest first. */
export const openCopiesOf = async (
  db: Db,
  jobs: { id: string }[],
): Promise<Map<string, string[]>> => {
  const copies = await queries.listOpenCopies(
    db,
    jobs.map(({ id }) => id),
  );
  return new Map(copies.map(({ olderId, ids }) => [olderId, ids]));
};

const tellOfCopies = async (db: Db, ids: string[]): Promise<void> => {
  const shown = await queries.listShownTogether(db, ids);
  await tell(
    db,
    shown.flatMap(({ id, title, isEarlier, employerId: to }) => {
      const which = isEarlier ? "an earlier posting" : "the company's own posting";
      const text = `Shown together with ${which} of the same job: ${title}`;
      return to === null ? [] : [{ to, kind: "copy", text, link: `/jobs/${id}`, jobId: id }];
    }),
  );
};
