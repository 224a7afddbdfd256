import { useEffect, useRef } from "react";
import { useSaid } from "#features/live/hear.ts";
import type { CardMove } from "./board-data.ts";

/** So long, in milliseconds, moves and other news are gathered. */
const gatheredFor = 150;
const readAfter = 1_000;

interface Listening {
  jobId: string;
  /** While somebody holds a card, the board stays as it is. */
  isHeld: boolean;
  onMoves: (moves: CardMove[]) => void;
  /** Something happened that moves alone do not tell. */
  onNews: () => void;
}

/** Follows what happens to the applications of a job. */
export function useLiveBoard({ jobId, isHeld, onMoves, onNews }: Listening) {
  const moves = useRef<CardMove[]>([]);
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ isHeld, onMoves, onNews });
  const flush = () => {
    if (latest.current.isHeld || moves.current.length === 0) return;
    const gathered = moves.current;
    moves.current = [];
    latest.current.onMoves(gathered);
  };
  useEffect(() => {
    const wasHeld = latest.current.isHeld;
    latest.current = { isHeld, onMoves, onNews };
    // What was held back comes once the card is dropped.
    if (wasHeld && !isHeld) moving.current = setTimeout(flush, gatheredFor);
  });
  useEffect(
    () => () => {
      clearTimeout(moving.current);
      clearTimeout(reading.current);
    },
    [],
  );
  useSaid(({ name, data }) => {
    const about = data as { jobId?: string; applicationId?: string; stageId?: string };
    if (name !== "reset" && about.jobId !== jobId) return;
    if (name === "board" && about.applicationId && about.stageId) {
      moves.current.push({ id: about.applicationId, stageId: about.stageId });
      clearTimeout(moving.current);
      moving.current = setTimeout(flush, gatheredFor);
    }
    if (name !== "timeline" && name !== "reset") return;
    clearTimeout(reading.current);
    reading.current = setTimeout(() => latest.current.onNews(), readAfter);
  });
}
