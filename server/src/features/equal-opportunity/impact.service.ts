import {
  daysAfterQuarter,
  quarterUnknownText,
} from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import {
  type Quarter,
  quarterBefore,
  quarterOf,
  spanOfQuarter,
} from "@rolecall/contract/equal-opportunity/quarter.ts";
import type { Db } from "#db/db.ts";
import { companyRole } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import * as queries from "./impact.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** Quarters that ended longer ago are not computed any more where nobody did in time. */
const quartersLookedAt = 4;

const isDue = (quarter: Quarter, now: Date) =>
  spanOfQuarter(quarter).to.getTime() + daysAfterQuarter * day <= now.getTime();

/** The latest quarters that may be told, newest first. */
const dueQuarters = (now: Date): Quarter[] => {
  let quarter = quarterBefore(quarterOf(now));
  if (!isDue(quarter, now)) quarter = quarterBefore(quarter);
  const due: Quarter[] = [];
  for (; due.length < quartersLookedAt; quarter = quarterBefore(quarter)) due.push(quarter);
  return due;
};

/** Whether a quarter is to be computed. */
export const impactIsDue = (db: Db): Condition =>
  queries.someAreUncomputed(db, dueQuarters(new Date()));

/** Computes each quarter that is due, once, for all companies. */
export const computeDueImpact = async (db: Db): Promise<void> => {
  const quarters = await queries.listUncomputed(db, dueQuarters(new Date()));
  for (const quarter of quarters) await computeImpact(db, quarter);
};

const computeImpact = (db: Db, quarter: Quarter): Promise<void> =>
  db.transaction(async (db) => {
    if (await queries.insertQuarter(db, quarter)) await queries.insertReports(db, quarter);
  });

/**
 * The share of each group that a company selected of the applications of a quarter, for who leads it. It is
 * computed once for all of the company: two different answers would tell one person.
 *
 * @throws `missing` until 30 days after the quarter
 */
export const impactOf = async (
  db: Db,
  { id, user, quarter }: { id: string; user: SignedInUser; quarter: Quarter },
) => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "readImpact");
  const now = new Date();
  if (!isDue(quarter, now)) throw new AppError("missing", quarterUnknownText);
  const asked = dueQuarters(now).filter((due) => due === quarter);
  const [uncomputed] = await queries.listUncomputed(db, asked);
  if (uncomputed) await computeImpact(db, uncomputed);
  return { quarter, groups: (await queries.findGroups(db, { companyId: id, quarter })) ?? [] };
};
