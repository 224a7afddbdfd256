// What candidates read of their applications while a change of status is held back from them.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { sql } from "drizzle-orm";
import { applications } from "#db/schema/applications.ts";
import { waitingChanges } from "#db/schema/hiring/waiting-changes.ts";

/** The state before such a change. */
export interface HeldBack {
  status: ApplicationStatus;
  openedAt: Date | null;
  answeredAt: Date | null;
  updatedAt: Date;
}

const isHeld = sql`${waitingChanges.applicationId} = ${applications.id}
  and ${waitingChanges.isHeld} and ${waitingChanges.until} > now()`;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** Of the application in `applications`; null where nothing is held back. */
export const heldBack = sql<HeldBack | null>`(
  select json_build_object(
    'status', ${waitingChanges.readStatus},
    'openedAt', ${waitingChanges.readOpenedAt},
    'answeredAt', ${waitingChanges.readAnsweredAt},
    'updatedAt', ${waitingChanges.readUpdatedAt}
  ) from ${waitingChanges} where ${isHeld}
)`.mapWith(
  (
    read: Record<"openedAt" | "answeredAt", string | null> & {
      updatedAt: string;
      status: ApplicationStatus;
    },
  ): HeldBack => ({
    status: read.status,
    openedAt: dateOf(read.openedAt),
    answeredAt: dateOf(read.answeredAt),
    updatedAt: new Date(read.updatedAt),
  }),
);

/** The status as the candidate reads it. */
export const statusForCandidate = sql<ApplicationStatus>`coalesce(
  (select ${waitingChanges.readStatus} from ${waitingChanges} where ${isHeld}), ${applications.status}
)`;

/** When it was last changed, as the candidate reads it. */
export const updatedForCandidate = sql`coalesce(
  (select ${waitingChanges.readUpdatedAt} from ${waitingChanges} where ${isHeld}), ${applications.updatedAt}
)`;

/** An application as its candidate reads it. */
export const asItsCandidateReads = <Application extends { heldBack: HeldBack | null }>({
  heldBack: before,
  ...application
}: Application) => ({ ...application, ...before });
