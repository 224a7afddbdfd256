import type { WrittenQuestion } from "@rolecall/contract/hiring/question-draft.ts";
import { mostQuestions } from "@rolecall/contract/hiring/questions.ts";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { questions } from "#db/schema/questions/questions.ts";

/** Whose list of questions: a job's form, or what a company keeps for its jobs. */
export type Owner = { jobId: string } | { companyId: string };

const isOf = (owner: Owner) =>
  "jobId" in owner ? eq(questions.jobId, owner.jobId) : eq(questions.companyId, owner.companyId);

export const listQuestions = (db: Db, owner: Owner) =>
  db
    .select({
      id: questions.id,
      text: questions.text,
      type: questions.type,
      required: questions.required,
      options: questions.options,
      accepts: questions.accepts,
    })
    .from(questions)
    .where(isOf(owner))
    .orderBy(asc(questions.place))
    .limit(mostQuestions);

type KeptQuestion = WrittenQuestion & { id: string };

/** Replaces a list whole: one with a known id stays itself, the others are new, and those left out are gone. */
export const replaceQuestions = async (
  db: Db,
  owner: Owner,
  list: KeptQuestion[],
): Promise<void> => {
  const ids = list.map(({ id }) => id);
  await db
    .delete(questions)
    .where(and(isOf(owner), ids.length > 0 ? notInArray(questions.id, ids) : undefined));
  if (list.length === 0) return;
  await db
    .insert(questions)
    .values(list.map((question, place) => ({ ...question, ...owner, place })))
    .onConflictDoUpdate({
      target: questions.id,
      set: {
        place: sql`excluded.place`,
        text: sql`excluded.text`,
        required: sql`excluded.required`,
        options: sql`excluded.options`,
        accepts: sql`excluded.accepts`,
      },
    });
};
