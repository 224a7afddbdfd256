import { isDecided } from "@rolecall/contract/applications/application-status.ts";
// Who may read an application, and what each side may do with it.
import type { ApplicationCan } from "@rolecall/contract/applications/application.schemas.ts";
import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import {
  alreadyDecidedText,
  alreadyOpenedText,
  withdrawnText,
} from "@rolecall/contract/applications/timeline.ts";
import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import {
  applicationErasedText,
  conversationEndedText,
} from "@rolecall/contract/conversations/messages.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { conversations } from "#db/schema/conversations/conversations.ts";
import { jobs } from "#db/schema/jobs.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import { type Account, actsAsEmployer } from "./employer.ts";
import { heldBack } from "./held-back.sql.ts";
import { managesJob, readsApplicationsOf } from "./job.ts";

interface Standing {
  isManaged: boolean;
  isRead: boolean;
  isOwn: boolean;
}
type State = Pick<
  typeof applications.$inferSelect,
  "status" | "openedAt" | "withdrawnAt" | "candidateId"
> & { conversationEndedAt?: Date | null };
type Act = keyof ApplicationCan;

/** Whose each act is, and the sentence for a state in which it is nobody's. */
const rules: {
  [Each in Act]: {
    whose: (standing: Standing) => boolean;
    refusal: (state: State) => string | null;
  };
} = {
  decide: {
    whose: ({ isManaged }) => isManaged,
    refusal: ({ withdrawnAt }) => withdrawnAt && withdrawnText,
  },
  // Of an erased application nothing is noted, since nothing would delete it any more.
  note: {
    whose: ({ isRead }) => isRead,
    refusal: ({ candidateId }) => (candidateId === null ? applicationErasedText : null),
  },
  message: {
    whose: ({ isManaged, isOwn }) => isManaged || isOwn,
    refusal: ({ withdrawnAt, candidateId, conversationEndedAt }) => {
      if (withdrawnAt) return withdrawnText;
      if (candidateId === null) return applicationErasedText;
      return conversationEndedAt ? conversationEndedText : null;
    },
  },
  withdraw: {
    whose: ({ isOwn }) => isOwn,
    refusal: ({ withdrawnAt, status }) => {
      if (withdrawnAt) return withdrawnText;
      return isDecided(status) ? alreadyDecidedText : null;
    },
  },
  edit: {
    whose: ({ isOwn }) => isOwn,
    refusal: ({ withdrawnAt, openedAt }) => {
      if (withdrawnAt) return withdrawnText;
      return openedAt ? alreadyOpenedText : null;
    },
  },
};

const canOf = (standing: Standing, state: State): ApplicationCan => {
  const may = (act: Act) => rules[act].whose(standing) && rules[act].refusal(state) === null;
  return {
    decide: may("decide"),
    note: may("note"),
    message: may("message"),
    withdraw: may("withdraw"),
    edit: may("edit"),
  };
};

type Which = { user: Account; id: string };

const standingColumns = (db: Db, user: Account) => ({
  isManaged: sql<boolean>`${managesJob(db, user)}`,
  isRead: sql<boolean>`${readsApplicationsOf(db, user)}`,
  isOwn: sql<boolean>`coalesce(${applications.candidateId} = ${user.id}, false)`,
});

/**
 * The user's access to an application: as a manager or reviewer of the job, or as the candidate. With what
 * their rights depend on; `locked`, it stays so until the transaction ends.
 */
const findApplicationAccess = async (db: Db, { id, user }: Which, locked?: "locked") => {
  const select = db
    .select({
      ...standingColumns(db, user),
      id: applications.id,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      status: applications.status,
      resumeId: applications.resumeId,
      openedAt: applications.openedAt,
      answeredAt: applications.answeredAt,
      withdrawnAt: applications.withdrawnAt,
      anonymousCode: applications.anonymousCode,
      jobTitle: jobs.title,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
    .limit(1);
  const [access] = await (locked ? select.for("no key update", { of: applications }) : select);
  return access ?? null;
};

const check = async (
  db: Db,
  which: Which,
  may: (standing: Standing) => boolean,
  locked?: "locked",
) => {
  const access = await findApplicationAccess(db, which, locked);
  if (!access) throw new AppError("missing", applicationMissingText);
  if (!may(access)) throw roleRefused();
  return access;
};

/** Says whether the user manages or reviews the job, which makes them see more than the candidate. */
export const checkMayRead = (db: Db, which: Which) =>
  check(db, which, ({ isRead, isOwn }) => isRead || isOwn);

/** For those who manage or review the job. */
export const checkIsEmployer = (db: Db, which: Which) => check(db, which, ({ isRead }) => isRead);

/** For those who manage the job. */
export const checkManagesIts = (db: Db, which: Which) =>
  check(db, which, ({ isManaged }) => isManaged);

/** For the candidate who sent it; the application stays as it is read until the transaction ends. */
export const checkIsOwn = (db: Db, which: Which) =>
  check(db, which, ({ isOwn }) => isOwn, "locked");

/** Refuses an act that is nobody's in this state. */
export const refuseState = (act: Act, state: State): void => {
  const sentence = rules[act].refusal(state);
  if (sentence !== null) throw new AppError("conflict", sentence);
};

/** For whose the act is, whatever the state; the application stays as it is read until the transaction ends. */
const checkIsTheirs = (db: Db, which: Which, act: Act) =>
  check(db, which, rules[act].whose, "locked");

/** The acts of candidates, who are refused by the state that they read. */
const isCandidates = (act: Act) => act === "withdraw" || act === "edit";

/** For who may do this now; the application stays as it is read until the transaction ends. */
export const checkMay = async (db: Db, which: Which, act: Exclude<Act, "message">) => {
  const access = await checkIsTheirs(db, which, act);
  // Read once the application is locked: what is held back may have changed meanwhile.
  const before = isCandidates(act) ? await findHeldBack(db, which.id) : null;
  refuseState(act, { ...access, ...before });
  return access;
};

const findHeldBack = async (db: Db, id: string) => {
  const [found] = await db
    .select({ heldBack })
    .from(applications)
    .where(eq(applications.id, id))
    .limit(1);
  return found?.heldBack ?? null;
};

/** For who writes to the other side, with the side on which they do, whether or not they may now. */
export const checkMayWrite = async (db: Db, which: Which) => {
  const access = await checkIsTheirs(db, which, "message");
  const side: MessageSide = access.isManaged ? "employer" : "candidate";
  return { ...access, side };
};

/** How the user stands to each of these applications, and whether its conversation was ended. */
export const listStandings = (db: Db, { user, ids }: { user: Account; ids: string[] }) =>
  db
    .select({
      ...standingColumns(db, user),
      id: applications.id,
      conversationEndedAt: conversations.endedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(conversations, eq(conversations.applicationId, applications.id))
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`);

/** The same applications, each with what the user may do with it: one query for all of them. */
export const withApplicationCan = async <Application extends State & { id: string }>(
  db: Db,
  user: Account,
  found: Application[],
): Promise<(Application & { can: ApplicationCan })[]> => {
  const ids = found.map(({ id }) => id);
  const standings = ids.length > 0 ? await listStandings(db, { user, ids }) : [];
  const standingOf = new Map(standings.map((one) => [one.id, one]));
  return found.map((application) => {
    const { conversationEndedAt, ...standing } = standingOf.get(application.id) ?? none;
    return { ...application, can: canOf(standing, { ...application, conversationEndedAt }) };
  });
};
const none = { isManaged: false, isRead: false, isOwn: false, conversationEndedAt: null };

/** The same of one that the user has just sent for the first time, mostly without a query. */
export const withCanOfSent = async <Application extends State & { id: string }>(
  db: Db,
  user: Account,
  sent: Application,
): Promise<Application & { can: ApplicationCan }> => {
  if (actsAsEmployer(user)) {
    const [application] = await withApplicationCan(db, user, [sent]);
    if (application) return application;
  }
  return { ...sent, can: canOf({ isManaged: false, isRead: false, isOwn: true }, sent) };
};
