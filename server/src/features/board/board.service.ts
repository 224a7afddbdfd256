import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { stageMissingText } from "@rolecall/contract/hiring/stages.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { stagesInForce } from "#features/stages/stages.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
import { type CardOrder, listForCards, listNewestOfStages, listOfStage } from "./board.queries.ts";

interface Reading {
  id: string;
  user: SignedInUser;
  chosen: ApplicationChoice;
}

/** The cards of these applications, in their order. */
const cardsOf = async (db: Db, { ids, userId }: { ids: string[]; userId: string }) => {
  if (ids.length === 0) return [];
  const marked = await withMarks(db, await listForCards(db, ids), userId);
  // In the order in which they were asked for.
  const byId = new Map(marked.map((card) => [card.id, card]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ firstName, lastName, profileImageUrl, ...card }) => ({
      ...card,
      candidate: { firstName, lastName, profileImageUrl },
    }));
};

/** The stages of a job with the newest cards of each, for its hiring team. */
export const boardOf = async (
  db: Db,
  { id: jobId, user, chosen, sort, limit }: Reading & { sort: CardOrder; limit: number },
) => {
  const { companyId } = await checkIsOnHiringTeam(db, { jobId, user });
  const list = await stagesInForce(db, { jobId, companyId });
  const newest = await listNewestOfStages(db, {
    jobId,
    list,
    userId: user.id,
    chosen,
    sort,
    limit,
  });
  const cards = await cardsOf(db, { ids: newest.map(({ id }) => id), userId: user.id });
  const stageOf = new Map(newest.map(({ id, stageId }) => [id, stageId]));
  const countOf = new Map(newest.map(({ stageId, count }) => [stageId, count]));
  const cardsIn = Map.groupBy(cards, ({ id }) => stageOf.get(id));
  const filled = list.map((stage) => ({
    ...stage,
    count: countOf.get(stage.id) ?? 0,
    applications: cardsIn.get(stage.id) ?? [],
  }));
  return { total: filled.reduce((sum, { count }) => sum + count, 0), stages: filled };
};

/** One page of the cards in a stage of a job, for its hiring team. */
export const cardsOfStage = async (
  db: Db,
  {
    id: jobId,
    user,
    chosen,
    sort,
    stageId,
    ...slice
  }: Reading & { sort: CardOrder; stageId: string } & Slice,
) => {
  const { companyId } = await checkIsOnHiringTeam(db, { jobId, user });
  const list = await stagesInForce(db, { jobId, companyId });
  const stage = list.find(({ id }) => id === stageId.toLowerCase());
  if (!stage) throw new AppError("missing", stageMissingText);
  const choosing = { jobId, list, userId: user.id, chosen, sort };
  const { items, ...place } = await listOfStage(db, { ...choosing, stageId: stage.id, slice });
  const ids = items.map(({ id }) => id);
  return { ...place, items: await cardsOf(db, { ids, userId: user.id }) };
};
