import { undoSeconds } from "@rolecall/contract/hiring/undo.ts";

/** The last call that can be undone, and until when. */
let last: { id: string; until: number } | null = null;

export const rememberUndo = (id: string, now = Date.now()): void => {
  last = { id, until: now + undoSeconds * 1000 };
};

/** The id by which the last call is undone, once; none when it is too late. */
export const takeUndo = (now = Date.now()): string | undefined => {
  const taken = last;
  last = null;
  return taken && now < taken.until ? taken.id : undefined;
};
