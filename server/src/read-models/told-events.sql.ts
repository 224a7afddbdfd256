// What is told of an event of an application, in its timeline as in the stream, and in the history of its status.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { sql } from "drizzle-orm";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { users } from "#db/schema/users.ts";

export const toldEvent = {
  id: applicationEvents.id,
  type: applicationEvents.type,
  side: applicationEvents.side,
  at: applicationEvents.at,
  data: applicationEvents.data,
};

/** Who did it, of the user that is joined. */
export const eventAuthor = { firstName: users.firstName, lastName: users.lastName };

/** An event for which `isStatusChange` holds. One that is sent anew is pending. */
export const toldChange = {
  id: applicationEvents.id,
  from: sql<ApplicationStatus>`${applicationEvents.data}->>'from'`,
  to: sql<ApplicationStatus>`coalesce(${applicationEvents.data}->>'to', 'pending')`,
  changedAt: applicationEvents.at,
};

/** The condition that the candidate reads a change in the history: at once, unless it is held or was undone. */
export const isReadByCandidate = sql`(
  not ${applicationEvents.undone}
  and (not ${applicationEvents.data} ? 'held' or ${applicationEvents.visibleFrom} <= now())
)`;

/** The same for the candidate, who learns of no status that was taken back. */
export const readChange = {
  ...toldChange,
  from: sql<ApplicationStatus>`coalesce(${applicationEvents.data}->>'readFrom', ${applicationEvents.data}->>'from')`,
};
