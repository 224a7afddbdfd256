import {
  reportMissingText,
  caseClosedText,
  type Decision,
} from "@rolecall/contract/admin/reports.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import type { report } from "@rolecall/contract/jobs/reports.schemas.ts";
import { takenDownText } from "@rolecall/contract/jobs/takedowns.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import type * as z from "zod";
import type { Db, Transaction } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { answerTakedown as keepAnswer } from "#features/jobs/supervision/takedown.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { countAct } from "#features/limits/limits.service.ts";
import { AppError } from "#http/errors.ts";
import { networkOf } from "#http/request/network-of.ts";
import type { SignedInUser } from "#http/session.ts";
import { caseDecidedLetter } from "./case-decided.letter.ts";
import { readMessageCases } from "./messages/message-cases.service.ts";
import {
  closeCase as writeDecision,
  countReasons,
  findJobToReport,
  hasReported,
  insertReport,
  listCases,
  listCasesOfJobs,
  listReporters,
  listReportsOf,
  lockCase,
  lockCaseOf,
  openCaseAgain,
} from "./reports.queries.ts";

interface Reporting {
  id: string;
  user: SignedInUser | null;
  given: z.output<typeof report>;
  /** From where it is reported. */
  address: string;
}

/** Keeps what somebody says is wrong with a job, and opens its case. */
export const reportJob = async (
  db: Db,
  { id: jobId, user, given, address }: Reporting,
  limits: { rateLimit: boolean },
): Promise<void> => {
  const job = await findJobToReport(db, jobId);
  if (!job || job.heldSince) throw new AppError("missing", jobMissingText);
  if (job.takenDownAt) throw new AppError("gone", takenDownText);
  await db.transaction(async (db) => {
    const reporters = [`network ${networkOf(address)}`, ...(user ? [`person ${user.id}`] : [])];
    for (const of of reporters) await countAct(db, { act: "report", of }, limits);
    await addReport(db, { jobId, user, given });
  });
};

const addReport = async (
  db: Db,
  {
    jobId,
    user,
    given: { reason, text },
  }: { jobId: string; user: SignedInUser | null; given: z.output<typeof report> },
) => {
  if (!(await findJobToReport(db, jobId))) throw new AppError("missing", jobMissingText);
  const { decision, openedAt } = await lockCaseOf(db, jobId);
  if (decision !== null) await openCaseAgain(db, jobId);
  else if (user && (await hasReported(db, { jobId, reporterId: user.id, since: openedAt }))) return;
  const said = text && !isBlank(text) ? text : null;
  await insertReport(db, { jobId, reason, text: said, reporterId: user?.id ?? null });
};

/** Keeps the answer to a takedown, which opens the job's case again. */
export const answerTakedown = (db: Db, answer: { id: string; user: SignedInUser; text: string }) =>
  db.transaction(async (db) => {
    const takedown = await keepAnswer(db, answer);
    const { decision } = await lockCaseOf(db, answer.id);
    if (decision !== null) await openCaseAgain(db, answer.id);
    return takedown;
  });

/** One page of the open or the closed cases. */
export const readCases = async (db: Db, list: { isOpen: boolean } & Slice) => {
  const { items, ...page } = await listCases(db, list);
  return { ...page, items: await casesOf(db, items) };
};

/** One case of either kind. */
export const readCase = async (db: Db, id: string) => {
  const [whole] = await casesOf(db, [
    { kind: "job", id },
    { kind: "messages", id },
  ]);
  if (!whole) throw new AppError("missing", reportMissingText);
  return whole;
};

/** The cases that there are of these, in their order. */
const casesOf = async (db: Db, wanted: { kind: "job" | "messages"; id: string }[]) => {
  const idsOf = (kind: string) => wanted.filter((one) => one.kind === kind).map(({ id }) => id);
  const [ofJobs, ofMessages] = await Promise.all([
    listCasesOfJobs(db, idsOf("job")).then((rows) => withReports(db, rows)),
    readMessageCases(db, idsOf("messages")),
  ]);
  const found = [...ofJobs, ...ofMessages];
  return wanted.flatMap(({ kind, id }) =>
    found.filter((one) => one.kind === kind && one.id === id),
  );
};

type CaseRow = Awaited<ReturnType<typeof listCasesOfJobs>>[number];

const withReports = async (db: Db, cases: CaseRow[]) => {
  const ids = cases.map(({ id }) => id);
  const [counts, reports] = await Promise.all([countReasons(db, ids), listReportsOf(db, ids)]);
  const countsOf = Map.groupBy(counts, ({ jobId }) => jobId);
  const reportsOf = Map.groupBy(reports, ({ jobId }) => jobId);
  return cases.map(({ answerText, answeredAt, ...one }) => {
    const named = countsOf.get(one.id) ?? [];
    return {
      ...one,
      kind: "job" as const,
      author: null,
      messages: [],
      count: named.reduce((sum, { count }) => sum + count, 0),
      reasons: Object.fromEntries(named.map(({ reason, count }) => [reason, count])),
      reports: reportsOf.get(one.id) ?? [],
      answer: answerText !== null && answeredAt ? { text: answerText, at: answeredAt } : null,
    };
  });
};

/**
 * The open case of a job, locked until the transaction ends, for who decides it: who posted the job, null
 * where their account is erased, and since when it is deleted.
 * @throws missing where nobody reported it, conflict where it is closed
 */
export const lockOpenCase = async (
  db: Db,
  jobId: string,
): Promise<{ posterId: string | null; jobDeletedAt: Date | null }> => {
  const found = await lockCase(db, jobId);
  if (!found) throw new AppError("missing", reportMissingText);
  if (found.decision !== null) throw new AppError("conflict", caseClosedText);
  return found;
};

/** Closes the case of a job if it is open, and tells who reported it since it was opened. */
export const closeOpenCase = async (
  db: Transaction,
  decided: { jobId: string; actorId: string; decision: Decision; reason: string | null },
): Promise<void> => {
  const found = await lockCase(db, decided.jobId);
  if (!found || found.decision !== null) return;
  await writeDecision(db, decided);
  const { jobId, decision } = decided;
  for (const to of await listReporters(db, { jobId, since: found.openedAt }))
    await sendLetter(db, caseDecidedLetter, { to, jobId, decision });
};
