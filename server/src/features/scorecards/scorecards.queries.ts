import type { Scorecard, ScorecardDraft } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobCriteria } from "#db/schema/scorecards/job-criteria.ts";
import { scorecards } from "#db/schema/scorecards/scorecards.ts";
import { scores } from "#db/schema/scorecards/scores.ts";
import { users } from "#db/schema/users.ts";

/** The scorecards of an application, oldest first. There are no more than colleagues. */
export const listScorecards = (db: Db, applicationId: string) =>
  db
    .select({
      author: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
      },
      submittedAt: scorecards.submittedAt,
      scores: sql<Scorecard["scores"]>`coalesce((
        select json_agg(json_build_object(
          'criterionId', ${scores.criterionId}, 'level', ${scores.level}, 'comment', ${scores.comment}
        ) order by ${jobCriteria.place})
        from ${scores} join ${jobCriteria} on ${jobCriteria.id} = ${scores.criterionId}
        where ${scores.scorecardId} = ${scorecards.id}
      ), '[]')`,
      recommendation: scorecards.recommendation,
      comment: scorecards.comment,
    })
    .from(scorecards)
    .leftJoin(users, eq(users.id, scorecards.authorId))
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id));

interface Written extends Omit<ScorecardDraft, "scores"> {
  applicationId: string;
  authorId: string;
}

/** Writes somebody's scorecard anew, or changes it; answers its id. */
export const upsertScorecard = async (db: Db, written: Written): Promise<string> => {
  const { recommendation, comment } = written;
  const submittedAt = sql`clock_timestamp()`;
  const [kept] = await db
    .insert(scorecards)
    .values({ ...written, submittedAt })
    .onConflictDoUpdate({
      target: [scorecards.applicationId, scorecards.authorId],
      set: { recommendation, comment, submittedAt },
    })
    .returning({ id: scorecards.id });
  if (!kept) throw new Error("The scorecard was not kept");
  return kept.id;
};

export const replaceScores = async (
  db: Db,
  { scorecardId, scores: written }: Pick<ScorecardDraft, "scores"> & { scorecardId: string },
): Promise<void> => {
  await db.delete(scores).where(eq(scores.scorecardId, scorecardId));
  if (written.length > 0)
    await db.insert(scores).values(written.map((score) => ({ ...score, scorecardId })));
};
