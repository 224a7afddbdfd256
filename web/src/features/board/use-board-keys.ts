import { type RefObject, useEffect, useEffectEvent } from "react";
import type { BoardActs } from "./board-card.tsx";
import type { BoardStage } from "./board-data.ts";

interface Keys {
  stages: readonly BoardStage[];
  isMovable: boolean;
  selected: ReadonlySet<string>;
  acts: BoardActs;
  onFocus: (id: string, stageId: string) => void;
}

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const upwards: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Where a card stands among the stages that are shown. */
const placeOf = (stages: readonly BoardStage[], id: string) => {
  for (const [column, { applications }] of stages.entries()) {
    const row = applications.findIndex((card) => card.id === id);
    if (row !== -1) return { column, row };
  }
  return null;
};

/**
 * The keys of a board, on a card: arrows go from card to card, with Shift those to the sides move it there, and
 * x selects it.
 */
export function useBoardKeys(ref: RefObject<HTMLElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { stages, isMovable, selected, acts, onFocus } = keys;
    const { target, key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.closest("[role=menu]")) return;
    const id = target.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const place = id === undefined ? null : placeOf(stages, id);
    if (id === undefined || !place) return;
    const by = sideways[key];
    if (by !== undefined && shiftKey) {
      const stage = stages[place.column + by];
      if (stage && isMovable) acts.onMove(acts.idsWith(id), stage, id);
    } else if (by !== undefined) {
      const beside = nextWithCards(stages, place.column, by);
      const card = beside?.applications[Math.min(place.row, beside.applications.length - 1)];
      if (card && beside) onFocus(card.id, beside.id);
    } else if (upwards[key] !== undefined && !shiftKey) {
      const column = stages[place.column];
      const card = column?.applications[place.row + upwards[key]];
      if (card && column) onFocus(card.id, column.id);
    } else if (key === "x" && isMovable) acts.onSelect(id, !selected.has(id));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const board = ref.current;
    board?.addEventListener("keydown", press);
    return () => board?.removeEventListener("keydown", press);
  }, [ref]);
}

const nextWithCards = (stages: readonly BoardStage[], from: number, by: number) => {
  for (let column = from + by; column >= 0 && column < stages.length; column += by)
    if ((stages[column]?.applications.length ?? 0) > 0) return stages[column];
  return undefined;
};
