import {
  analyzedDays,
  badSpanText,
  mostAnalyzedDays,
  spanTooLongText,
} from "@rolecall/contract/analytics/analytics.ts";
import type { Db } from "#db/db.ts";
import { companyRole } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { checkManagesJob } from "#policies/job.ts";
import {
  measureInterviewers,
  measureSent,
  measureStays,
  type Span,
  type Subject,
} from "./analytics.queries.ts";

const day = 24 * 60 * 60 * 1000;

type Asked = Subject & { [Bound in keyof Span]?: Span[Bound] | undefined };

/** The figures of a span, and of the equally long one before it, for who manages the jobs. */
export const analyticsOf = async (db: Db, { from, to, ...subject }: Asked) => {
  const span = spanOf({ from, to });
  await checkMayAnalyze(db, subject);
  const length = span.to.getTime() - span.from.getTime();
  const spanBefore = { from: new Date(span.from.getTime() - length), to: span.from };
  const [asked, before] = await Promise.all([
    measureSpan(db, subject, span),
    measureSpan(db, subject, spanBefore),
  ]);
  return { ...asked, before };
};

const measureSpan = async (db: Db, subject: Subject, span: Span) => {
  const [sent, timeInStatus, interviewers] = await Promise.all([
    measureSent(db, subject, span),
    measureStays(db, subject, span),
    measureInterviewers(db, subject, span),
  ]);
  return { ...span, ...sent, timeInStatus, interviewers };
};

/** @throws `bad-input` where the span ends before it begins, or is too long */
const spanOf = ({ from, to = new Date() }: Partial<Pick<Asked, "from" | "to">>): Span => {
  const span = { from: from ?? new Date(to.getTime() - analyzedDays * day), to };
  const length = span.to.getTime() - span.from.getTime();
  if (length <= 0) throw new AppError("bad-input", badSpanText, { path: "to" });
  if (length > mostAnalyzedDays * day)
    throw new AppError("bad-input", spanTooLongText, { path: "from" });
  return span;
};

const checkMayAnalyze = async (db: Db, { user, jobId, companyId }: Subject): Promise<void> => {
  if (companyId !== undefined) {
    await companyRole(db, { id: companyId, user });
    await checkMayInCompany(db, { companyId, user }, "manageJobs");
  }
  if (jobId !== undefined) await checkManagesJob(db, { jobId, user });
};
