import pLimit from "p-limit";
import type { AppError } from "./errors.ts";

export type WaitingLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work is done `atOnce` at a time, `waitingAtMost` more of it waits, and the rest is refused at once. */
export const waitingLine = (
  atOnce: number,
  waitingAtMost: number,
  refusal: () => AppError,
): WaitingLine => {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waitingAtMost) throw refusal();
    return limit(work);
  };
};
