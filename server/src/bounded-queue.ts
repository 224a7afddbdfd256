import { fairQueue } from "./fair-queue.ts";

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work is done `atOnce` at a time, `waitingAtMost` more of it waits, and the rest is refused at once. */
export const boundedQueue = (
  atOnce: number,
  waitingAtMost: number,
  refusal: () => Error,
): BoundedQueue => {
  const shares = {
    atOnce: { all: atOnce, each: atOnce },
    waiting: { all: waitingAtMost, each: waitingAtMost },
  };
  const { run } = fairQueue(shares, refusal);
  return (work) => run("everybody", work);
};
