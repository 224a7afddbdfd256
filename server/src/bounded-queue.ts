import { fairQueue } from "./fair-queue.ts";

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` tasks at a time, queues `waitingAtMost` more, and refuses the rest at once. */
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
