import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pictures } from "#db/schema/pictures.ts";

type NewPicture = typeof pictures.$inferInsert;

/** All widths of a picture. */
export const insertPicture = async (db: Db, widths: NewPicture[]) => {
  await db.insert(pictures).values(widths);
};

export const deletePicture = async (db: Db, id: string) => {
  await db.delete(pictures).where(eq(pictures.id, id));
};

/** The picture in the smallest of its widths that is as wide as wanted, or else in its largest. */
export const findPicture = async (db: Db, { id, width }: { id: string; width: number }) => {
  const [picture] = await db
    .select({ contentType: pictures.contentType, content: pictures.content })
    .from(pictures)
    .where(and(eq(pictures.id, id)))
    .orderBy(desc(sql`${pictures.width} >= ${width}`), asc(sql`abs(${pictures.width} - ${width})`))
    .limit(1);
  return picture ?? null;
};
