import type { Card } from "@rolecall/contract/hiring/board.schemas.ts";
import { expect, test } from "vitest";
import { appendCards, type BoardData, mergeBoard, moveCards } from "./board-data.ts";

/** A card of a day; the later, the newer. */
const card = (day: number, stageId = "pending"): Card => ({
  id: `card-${day}`,
  status: "pending",
  stageId,
  appliedAt: `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`,
  candidate: { firstName: "Cara", lastName: String(day), profileImageUrl: null },
  tags: [],
  starred: false,
  stars: 0,
  ruledOut: false,
  matchScore: null,
});

const boardOf = (pending: number[], hired: number[], counts: [number, number]): BoardData => ({
  total: counts[0] + counts[1],
  order: undefined,
  stages: [
    {
      id: "pending",
      name: "Pending",
      status: "pending",
      count: counts[0],
      applications: pending.map((day) => card(day)),
    },
    {
      id: "hired",
      name: "Hired",
      status: "hired",
      count: counts[1],
      applications: hired.map((day) => card(day, "hired")),
    },
  ],
});

const daysIn = (board: BoardData) =>
  board.stages.map(({ count, applications }) => [
    count,
    ...applications.map(({ candidate }) => Number(candidate.lastName)),
  ]);

test("a moved card stands among the others by its day, in the stage's status, and is counted there", () => {
  const moved = moveCards(boardOf([9, 7, 5], [8, 6], [3, 2]), [{ id: "card-7", stageId: "hired" }]);
  expect(daysIn(moved)).toEqual([
    [2, 9, 5],
    [3, 8, 7, 6],
  ]);
  expect(moved.stages[1]?.applications[1]).toMatchObject({ status: "hired", stageId: "hired" });
});

test("several cards move at once, and what is unknown or stays moves nothing", () => {
  const board = boardOf([9, 7, 5], [8], [3, 1]);
  const ids = ["card-9", "card-5", "card-8", "card-1"];
  expect(
    daysIn(
      moveCards(
        board,
        ids.map((id) => ({ id, stageId: "hired" })),
      ),
    ),
  ).toEqual([
    [1, 7],
    [3, 9, 8, 5],
  ]);
  expect(moveCards(board, [{ id: "card-9", stageId: "gone" }])).toBe(board);
  expect(moveCards(board, [{ id: "card-9", stageId: "pending" }])).toBe(board);
});

test("a move back undoes a move", () => {
  const board = boardOf([9, 7], [8], [2, 1]);
  const moved = moveCards(board, [{ id: "card-7", stageId: "hired" }]);
  const back = moveCards(moved, [{ id: "card-7", stageId: "pending" }]);
  expect(daysIn(back)).toEqual(daysIn(board));
});

test("on a board by match a moved card stands by its score, and one without a score comes last", () => {
  const scored = (day: number, matchScore: number | null) => ({
    ...card(day, "hired"),
    matchScore,
  });
  const board = boardOf([9], [], [1, 4]);
  const cards = {
    pending: [{ ...card(9), matchScore: 60 }],
    hired: [scored(5, 80), scored(8, 60), scored(3, 60), scored(10, null)],
  };
  const byMatch: BoardData = {
    ...board,
    order: "match",
    stages: board.stages.map((stage) => ({
      ...stage,
      applications: stage.id === "hired" ? cards.hired : cards.pending,
    })),
  };
  const moved = moveCards(byMatch, [{ id: "card-9", stageId: "hired" }]);
  expect(daysIn(moved)[1]).toEqual([5, 5, 9, 8, 3, 10]);
});

test("further cards come behind the last one that was loaded, wherever that stands now", () => {
  const first = mergeBoard(undefined, boardOf([9, 8], [], [4, 0]));
  const moved = moveCards(first, [{ id: "card-8", stageId: "hired" }]);
  expect(moved.stages[0]?.last?.id).toBe("card-8");
  const more = appendCards(moved, "pending", [card(7), card(6)]);
  expect(daysIn(more)).toEqual([
    [3, 9, 7, 6],
    [1, 8],
  ]);
  expect(more.stages[0]?.last?.id).toBe("card-6");
});

test("a stage of which nothing more is to be had has no more", () => {
  const board = appendCards(boardOf([9], [], [3, 0]), "pending", []);
  expect(daysIn(board)).toEqual([[1, 9], [0]]);
});

test("what was loaded stays when the newest are read again, but for what stands elsewhere", () => {
  const loaded = appendCards(mergeBoard(undefined, boardOf([9, 8], [], [5, 0])), "pending", [
    card(7),
    card(6),
  ]);
  const now = boardOf([10, 9], [7], [5, 1]);
  const merged = mergeBoard(loaded, now);
  // Another one came, and two were moved, of which one is known.
  expect(daysIn(merged)).toEqual([
    [5, 10, 9, 8, 6],
    [1, 7],
  ]);
  expect(merged.stages[0]?.last?.id).toBe("card-6");
});

test("a stage that is read whole keeps nothing from before", () => {
  const merged = mergeBoard(boardOf([9, 8, 7], [], [3, 0]), boardOf([9], [], [1, 0]));
  expect(daysIn(merged)).toEqual([[1, 9], [0]]);
});
