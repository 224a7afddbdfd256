import { randomUUIDv7 } from "node:crypto";
import type {
  ScorecardDraft,
  WrittenCriterion,
} from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { unknownCriterionText } from "@rolecall/contract/hiring/scorecards.ts";
import type { Db } from "#db/db.ts";
import { lockManagedJob } from "#features/jobs/jobs.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMay } from "#policies/application.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import { listCriteria, replaceCriteria } from "./criteria.queries.ts";
import * as queries from "./scorecards.queries.ts";

type Which = { user: SignedInUser; id: string };

/** What a job's applications are scored by, for its hiring team. */
export const criteriaOf = async (db: Db, { user, id }: Which) => {
  await checkIsOnHiringTeam(db, { jobId: id, user });
  return listCriteria(db, id);
};

/** Replaces what a job's applications are scored by, for its managers. */
export const setCriteria = (
  db: Db,
  { user, id, criteria }: Which & { criteria: WrittenCriterion[] },
) =>
  db.transaction(async (db) => {
    await lockManagedJob(db, { user, id });
    const known = new Set((await listCriteria(db, id)).map((criterion) => criterion.id));
    const written = criteria.map((criterion) => {
      if (!criterion.id) return { ...criterion, id: randomUUIDv7() };
      const criterionId = criterion.id.toLowerCase();
      if (!known.has(criterionId)) throw new AppError("bad-input", unknownCriterionText);
      return { ...criterion, id: criterionId };
    });
    await replaceCriteria(db, { jobId: id, criteria: written });
    return listCriteria(db, id);
  });

/** Writes or changes the user's own scorecard of an application, for one of its hiring team. */
export const setScorecard = (db: Db, { user, id, ...draft }: Which & ScorecardDraft) =>
  db.transaction(async (db) => {
    const { jobId } = await checkMay(db, { user, id }, "note");
    const known = new Set((await listCriteria(db, jobId)).map((criterion) => criterion.id));
    const { scores, recommendation, comment } = draft;
    if (scores.some(({ criterionId }) => !known.has(criterionId.toLowerCase())))
      throw new AppError("bad-input", unknownCriterionText);
    const written = { applicationId: id, authorId: user.id, recommendation, comment };
    const scorecardId = await queries.upsertScorecard(db, written);
    await queries.replaceScores(db, { scorecardId, scores });
    const own = (await queries.listScorecards(db, id)).find(({ author }) => author?.id === user.id);
    if (!own) throw new Error("The scorecard was not kept");
    return shown(own);
  });

type Kept = Awaited<ReturnType<typeof queries.listScorecards>>[number];

const nobody = { id: null, firstName: null, lastName: null };
const shown = ({ author, ...card }: Kept) => ({ ...card, author: author ?? nobody });

/** The scorecards of an application, for its hiring team: until one's own is in, who wrote one and when. */
export const scorecardsOf = async (db: Db, { user, id }: Which) => {
  await checkIsEmployer(db, { user, id });
  const all = (await queries.listScorecards(db, id)).map(shown);
  if (all.some(({ author }) => author.id === user.id)) return all;
  return all.map(({ author, submittedAt }) => ({ author, submittedAt }));
};
