import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMayRead } from "./application-access.service.ts";
import { insertEvent, listEvents } from "./events.queries.ts";
import { updateToOpened } from "./own-application.queries.ts";
import { type RecordedData, toldTypes, toTimelineEvent } from "./recorded-event.ts";

interface NewEvent<Type extends keyof RecordedData> {
  /** Locked by the transaction, so that its events have the order of what happened. */
  application: { id: string; jobId: string };
  type: Type;
  side: "candidate" | "employer" | "product";
  actorId: string | null;
  data: RecordedData[Type];
  /** Of a change of status, the id of its row in the history. */
  id?: string;
}

/** Tells what happened to an application, in the transaction in which it happens. */
export const recordEvent = <Type extends keyof RecordedData>(
  db: Db,
  { application, ...event }: NewEvent<Type>,
): Promise<void> =>
  insertEvent(db, { ...event, applicationId: application.id, jobId: application.jobId });

/** One page of an application's timeline, as the caller's side reads it. */
export const timelineOf = async (
  db: Db,
  { user, id, page, limit }: { user: SignedInUser; id: string; page: number; limit: number },
) => {
  const isCandidate = !(await checkMayRead(db, { user, id })).isRead;
  const reading = { applicationId: id, isCandidate, types: toldTypes, page, limit };
  const { items, total } = await listEvents(db, reading);
  return { items: items.map((event) => toTimelineEvent(event, isCandidate)), total, page, limit };
};

/** The first look of the hiring team at an application; later ones change nothing. */
export const openApplication = async (db: Db, which: { user: SignedInUser; id: string }) => {
  await checkIsEmployer(db, which);
  await db.transaction(async (db) => {
    const opened = await updateToOpened(db, which.id);
    if (!opened) return;
    const told = { type: "opened", side: "employer", actorId: which.user.id, data: {} } as const;
    await recordEvent(db, { application: opened, ...told });
  });
};
