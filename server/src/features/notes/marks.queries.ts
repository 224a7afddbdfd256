import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applicationStars } from "#db/schema/notes/application-stars.ts";
import { applicationTags } from "#db/schema/notes/application-tags.ts";

interface Tag {
  applicationId: string;
  comparable: string;
}

const isTag = ({ applicationId, comparable }: Tag) =>
  and(eq(applicationTags.applicationId, applicationId), eq(applicationTags.comparable, comparable));

/** How many tags the application has beside this one. */
export const countOtherTags = (db: Db, { applicationId, comparable }: Tag): Promise<number> =>
  db.$count(
    applicationTags,
    and(
      eq(applicationTags.applicationId, applicationId),
      sql`${applicationTags.comparable} <> ${comparable}`,
    ),
  );

/** A tag that is there already stays as it was written first. */
export const insertTag = async (db: Db, tag: Tag & { tag: string }): Promise<void> => {
  await db
    .insert(applicationTags)
    .values({ ...tag, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing();
};

export const deleteTag = async (db: Db, tag: Tag): Promise<void> => {
  await db.delete(applicationTags).where(isTag(tag));
};

interface Star {
  applicationId: string;
  userId: string;
}

export const insertStar = async (db: Db, star: Star): Promise<void> => {
  await db.insert(applicationStars).values(star).onConflictDoNothing();
};

export const deleteStar = async (db: Db, { applicationId, userId }: Star): Promise<void> => {
  await db
    .delete(applicationStars)
    .where(
      and(eq(applicationStars.applicationId, applicationId), eq(applicationStars.userId, userId)),
    );
};
