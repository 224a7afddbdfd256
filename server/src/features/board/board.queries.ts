import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { and, desc, eq, isNull, lte, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, type Slice, startOfPage } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { isShown, namesForEmployers } from "#read-models/anonymous/anonymous.sql.ts";
import {
  byMatch,
  personId,
  personsAmong,
  searchedFor,
} from "#read-models/application/application-filter.sql.ts";
import { type StandingStage, stageIdIn } from "#read-models/application/application-stage.sql.ts";
import { isChosen } from "#read-models/application/chosen-applications.queries.ts";
import { candidateNames } from "#read-models/loaded-application.queries.ts";

interface Choosing {
  jobId: string;
  /** The stages of the job. */
  list: StandingStage[];
  userId: string;
  chosen: ApplicationChoice;
  sort: CardOrder;
}

/** Newest first, or best match first. */
export type CardOrder = "newest" | "match";

const keyOf = (sort: CardOrder): SQLWrapper =>
  sort === "match" ? byMatch() : applications.appliedAt;

/** The applications of a job that were chosen and not withdrawn, each with its stage, as `matching`. */
const selectMatching = (db: Db, { jobId, list, userId, chosen, sort }: Choosing) => {
  const { search: sought, ...rest } = chosen;
  const search = searchedFor(sought);
  const matching = db.$with("matching").as(
    db
      .select({
        id: applications.id,
        key: sql`${keyOf(sort)}`.as("key"),
        candidateId: personId.as("candidate_id"),
        code: sql`${applications.anonymousCode}`.as("code"),
        stageId: stageIdIn(list).as("stage_id"),
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(applications.jobId, jobId),
          isNull(applications.withdrawnAt),
          isChosen(db, { userId, chosen: rest }),
        ),
      ),
  );
  const persons = search && personsAmong(search);
  const isFound = persons ? sql`${matching.candidateId} in (select id from ${persons})` : undefined;
  return { matching, isFound };
};

/** Of each stage how many were chosen, and the newest of them, by their ids. */
export const listNewestOfStages = async (
  db: Db,
  { limit, ...choosing }: Choosing & { limit: number },
) => {
  const { matching, isFound } = selectMatching(db, choosing);
  const ranked = db
    .with(matching)
    .select({
      id: matching.id,
      stageId: matching.stageId,
      count: sql<number>`(count(*) over (partition by ${matching.stageId}))::int`.as("count"),
      rank: sql<number>`row_number() over (
        partition by ${matching.stageId} order by ${matching.key} desc, ${matching.id} desc
      )`.as("rank"),
    })
    .from(matching)
    .where(isFound)
    .as("ranked");
  return db
    .select({ id: ranked.id, stageId: ranked.stageId, count: ranked.count })
    .from(ranked)
    .where(lte(ranked.rank, limit))
    .orderBy(ranked.rank);
};

/** One page of the applications in a stage, newest first, by their ids. */
export const listOfStage = async (
  db: Db,
  { stageId, slice, ...choosing }: Choosing & { stageId: string; slice: Slice },
) => {
  const { matching, isFound } = selectMatching(db, choosing);
  const which = and(eq(matching.stageId, stageId), isFound);
  const { condition, offset } = await startOfPage(db, slice, {
    key: matching.key,
    id: matching.id,
    direction: "desc",
    // Wherever it stands now: it may have moved since it was read.
    rowOf: (id) =>
      db
        .select({ key: sql`${keyOf(choosing.sort)}`, id: applications.id })
        .from(applications)
        .where(and(eq(applications.id, id), eq(applications.jobId, choosing.jobId))),
  });
  const [rows, total] = await Promise.all([
    db
      .with(matching)
      .select({ id: matching.id })
      .from(matching)
      .where(and(which, condition))
      .orderBy(desc(matching.key), desc(matching.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(
      db.with(matching).select({ id: matching.id }).from(matching).where(which).as("found"),
    ),
  ]);
  return { ...pageOf(rows, slice), total };
};

/** What cards show of these applications beside their marks, newest first. */
export const listForCards = (db: Db, ids: string[]) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      appliedAt: applications.appliedAt,
      matchScore: applications.matchScore,
      ...namesForEmployers(candidateNames),
      profileImageUrl: sql<string | null>`case when ${isShown} then ${users.profileImageUrl} end`,
    })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.candidateId))
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(desc(applications.appliedAt), desc(applications.id));
