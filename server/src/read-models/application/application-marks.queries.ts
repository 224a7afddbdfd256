// What the hiring team alone sees of applications: stage, tags, stars, where they came from and whom answers rule out.
import type { Marks } from "@rolecall/contract/applications/application.schemas.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import { and, asc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationStars } from "#db/schema/notes/application-stars.ts";
import { applicationTags } from "#db/schema/notes/application-tags.ts";
import { stageIdsOf } from "./application-stage.queries.ts";

/** The same applications, each with its marks as the user sees them. */
export const withMarks = async <Application extends { id: string }>(
  db: Db,
  found: Application[],
  userId: string,
): Promise<(Application & Marks)[]> => {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [tags, stars, applied] = await Promise.all([
    db
      .select({ id: applicationTags.applicationId, tag: applicationTags.tag })
      .from(applicationTags)
      .where(inArray(applicationTags.applicationId, ids))
      .orderBy(asc(applicationTags.createdAt), asc(applicationTags.comparable)),
    db
      .select({
        id: applicationStars.applicationId,
        stars: sql<number>`count(*)::int`,
        starred: sql<boolean>`bool_or(${applicationStars.userId} = ${userId})`,
      })
      .from(applicationStars)
      .where(inArray(applicationStars.applicationId, ids))
      .groupBy(applicationStars.applicationId),
    db
      .select({
        id: applications.id,
        jobId: applications.jobId,
        status: applications.status,
        stageId: applications.stageId,
        source: applications.source,
        ruledOut: applications.ruledOut,
      })
      .from(applications)
      .where(inArray(applications.id, ids)),
  ]);
  const stageIds = await stageIdsOf(db, applied);
  const tagsOf = Map.groupBy(tags, ({ id }) => id);
  const starsOf = new Map(stars.map((counted) => [counted.id, counted]));
  const appliedOf = new Map(applied.map((one) => [one.id, one]));
  return found.map((application) => ({
    ...application,
    stageId: stageIds.get(application.id) ?? "",
    ruledOut: appliedOf.get(application.id)?.ruledOut ?? false,
    source: appliedOf.get(application.id)?.source ?? null,
    tags: (tagsOf.get(application.id) ?? []).map(({ tag }) => tag),
    starred: starsOf.get(application.id)?.starred ?? false,
    stars: starsOf.get(application.id)?.stars ?? 0,
  }));
};

/** The condition on `applications` that they have this tag, in any case. */
export const hasTag = (db: Db, tag: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applicationTags)
      .where(
        and(
          eq(applicationTags.applicationId, applications.id),
          eq(applicationTags.comparable, comparable(tag.trim())),
        ),
      ),
  );

/** The condition on `applications` that the user starred them. */
export const isStarredBy = (db: Db, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applicationStars)
      .where(
        and(
          eq(applicationStars.applicationId, applications.id),
          eq(applicationStars.userId, userId),
        ),
      ),
  );
