import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Card } from "@rolecall/contract/hiring/board.schemas.ts";
import type { ViewOrder } from "#features/applications/views/view-search.ts";

type Place = Pick<Card, "id" | "appliedAt" | "matchScore">;

/** A stage of a board with the cards that were loaded of it, in the order of the board. */
export interface BoardStage {
  id: string;
  name: string;
  status: ApplicationStatus;
  /** How many there are, loaded or not. */
  count: number;
  applications: Card[];
  /** The last card that was loaded in order, wherever it stands now: the next ones come behind it. */
  last?: Place | undefined;
}

export interface BoardData {
  total: number;
  stages: BoardStage[];
  order: ViewOrder;
}

/** A card and where it goes. */
export interface CardMove {
  id: string;
  stageId: string;
}

const isNewer = (one: Place, other: Place) =>
  one.appliedAt === other.appliedAt ? one.id > other.id : one.appliedAt > other.appliedAt;
/** By match: who has none comes last. */
const isBefore = (order: ViewOrder, one: Place, other: Place) =>
  order === "match" && one.matchScore !== other.matchScore
    ? (one.matchScore ?? -1) > (other.matchScore ?? -1)
    : isNewer(one, other);
const inOrder = (order: ViewOrder, cards: Card[]) =>
  cards.toSorted((one, other) => (isBefore(order, one, other) ? -1 : 1));

/** The stage in which each loaded card stands. */
export const stagesOfCards = (board: BoardData): Map<string, string> =>
  new Map(
    board.stages.flatMap(({ id, applications }) => applications.map((card) => [card.id, id])),
  );

/** The board after these moves. Cards that were not loaded, and unknown stages, change nothing. */
export const moveCards = (board: BoardData, moves: CardMove[]): BoardData => {
  const stageOf = stagesOfCards(board);
  const known = new Set(board.stages.map(({ id }) => id));
  const moved = new Map(
    moves
      .filter(({ id, stageId }) => stageOf.has(id) && known.has(stageId))
      .map(({ id, stageId }) => [id, stageId]),
  );
  const leaving = new Map([...moved].filter(([id, stageId]) => stageOf.get(id) !== stageId));
  if (leaving.size === 0) return board;
  const cards = board.stages.flatMap(({ applications }) =>
    applications.filter(({ id }) => leaving.has(id)),
  );
  const stages = board.stages.map((stage) => {
    const stay = stage.applications.filter(({ id }) => !leaving.has(id));
    const come = cards.filter(({ id }) => leaving.get(id) === stage.id);
    const gone = stage.applications.length - stay.length;
    if (come.length === 0 && gone === 0) return stage;
    const { status, id: stageId } = stage;
    return {
      ...stage,
      count: stage.count - gone + come.length,
      applications: inOrder(board.order, [
        ...stay,
        ...come.map((card) => ({ ...card, status, stageId })),
      ]),
    };
  });
  return { ...board, stages };
};

/** The board with the next cards of a stage; those that stand elsewhere by now are left where they are. */
export const appendCards = (board: BoardData, stageId: string, cards: Card[]): BoardData => {
  const stageOf = stagesOfCards(board);
  const fresh = cards.filter(({ id }) => !stageOf.has(id));
  return {
    ...board,
    stages: board.stages.map((stage) =>
      stage.id === stageId
        ? {
            ...stage,
            applications: inOrder(board.order, [...stage.applications, ...fresh]),
            last: cards.at(-1) ?? stage.last,
            // What is not to be had is not there any more.
            ...(cards.length === 0 && { count: stage.applications.length }),
          }
        : stage,
    ),
  };
};

/** A board that was read anew, with what was loaded of each stage beyond its first cards. */
export const mergeBoard = (before: BoardData | undefined, now: BoardData): BoardData => {
  const stageOf = stagesOfCards(now);
  const former = new Map(before?.stages.map((stage) => [stage.id, stage]));
  return {
    ...now,
    stages: now.stages.map((stage) => {
      const { applications, count } = stage;
      const last = applications.at(-1);
      const known = former.get(stage.id);
      if (!last || !known || applications.length >= count) return { ...stage, last };
      const older = known.applications.filter(
        (card) => !stageOf.has(card.id) && isBefore(now.order, last, card),
      );
      const reached = known.last && isBefore(now.order, last, known.last) ? known.last : last;
      const kept = inOrder(now.order, [...applications, ...older]).slice(0, count);
      return { ...stage, applications: kept, last: reached };
    }),
  };
};
