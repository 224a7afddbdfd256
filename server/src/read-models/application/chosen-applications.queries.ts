import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { and, eq, exists, gte, lte, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { stages } from "#db/schema/hiring/stages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { waitsForAnswer } from "#read-models/waiting-applications.queries.ts";
import { hasTag, isStarredBy } from "./application-marks.queries.ts";

/** The condition on `applications` and `jobs` that an application stands in this stage. */
const standsIn = (db: Db, stageId: string): SQL => {
  const some = { one: sql`1` };
  const own = alias(stages, "own");
  const placed = alias(stages, "placed");
  const isOfList = or(
    eq(stages.jobId, jobs.id),
    and(
      eq(stages.companyId, jobs.companyId),
      notExists(db.select(some).from(own).where(eq(own.jobId, jobs.id))),
    ),
  );
  const isPlaced = and(
    eq(placed.id, applications.stageId),
    eq(placed.listId, stages.listId),
    eq(placed.status, stages.status),
  );
  const isThere = or(
    eq(applications.stageId, stages.id),
    and(stages.isHome, notExists(db.select(some).from(placed).where(isPlaced))),
  );
  const isIt = and(eq(stages.id, stageId), eq(stages.status, applications.status));
  return exists(
    db
      .select(some)
      .from(stages)
      .where(and(isIt, isOfList, isThere)),
  );
};

/** The condition on `applications` and `jobs` that an application is among those that were chosen. */
export const isChosen = (
  db: Db,
  { userId, chosen }: { userId: string; chosen: Omit<ApplicationChoice, "search"> },
): SQL | undefined => {
  const { status, stageId, dateFrom, dateTo, waiting, tag, starred, ruledOut, matchMin } = chosen;
  return and(
    status ? eq(applications.status, status) : undefined,
    stageId ? standsIn(db, stageId) : undefined,
    waiting ? waitsForAnswer : undefined,
    tag?.trim() ? hasTag(db, tag) : undefined,
    starred ? isStarredBy(db, userId) : undefined,
    matchMin === undefined ? undefined : gte(applications.matchScore, matchMin),
    ruledOut ? eq(applications.ruledOut, true) : undefined,
    dateFrom ? gte(applications.appliedAt, dateFrom) : undefined,
    dateTo ? lte(applications.appliedAt, dateTo) : undefined,
  );
};
