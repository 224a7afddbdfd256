/** The most tasks that may run or wait, for all parties together and for one. */
interface Share {
  all: number;
  each: number;
}

export interface Shares {
  atOnce: Share;
  waiting: Share;
  /** The most time, in milliseconds, that a task may wait before it is refused after all. */
  timeoutMs?: number;
}

/** Gives the place back; a second call does nothing. */
type Leave = () => void;

export interface FairQueue {
  /** Resolves when it is the party's turn; throws at once where its share of the queue is full. */
  enter: (party: string) => Promise<Leave>;
  /** Runs the work when it is the party's turn. */
  run: <Result>(party: string, work: () => Promise<Result>) => Promise<Result>;
  waiting: () => number;
}

/**
 * Runs work of several parties (networks, users), `atOnce` at most. The rest is queued per party,
 * and parties take turns. Work beyond a party's share of the queue is refused. When the whole queue
 * is full, only parties that already wait in it are refused, so that a party that asks for little
 * is never turned away because of others.
 */
export const fairQueue = (
  { atOnce, waiting, timeoutMs }: Shares,
  refusal: () => Error,
): FairQueue => {
  const running = new Map<string, number>();
  /** Queues by party, in the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  let runningOfAll = 0;
  let waitingOfAll = 0;

  const hasPlace = (party: string) =>
    runningOfAll < atOnce.all && (running.get(party) ?? 0) < atOnce.each;

  const take = (party: string): Leave => {
    running.set(party, (running.get(party) ?? 0) + 1);
    runningOfAll += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      runningOfAll -= 1;
      const others = (running.get(party) ?? 1) - 1;
      if (others > 0) running.set(party, others);
      else running.delete(party);
      startNext();
    };
  };

  const startNext = () => {
    for (const [party, queue] of queues) {
      const [start] = queue;
      if (!start || !hasPlace(party)) continue;
      remove(party, start);
      // The party moves to the end until its next turn.
      if (queue.length > 0 && queues.delete(party)) queues.set(party, queue);
      start();
      return;
    }
  };

  const remove = (party: string, start: () => void) => {
    const queue = queues.get(party) ?? [];
    queue.splice(queue.indexOf(start), 1);
    waitingOfAll -= 1;
    if (queue.length === 0) queues.delete(party);
  };

  const waitForTurn = (party: string): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        remove(party, start);
        reject(refusal());
      };
      const late = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      const start = () => {
        clearTimeout(late);
        resolve(take(party));
      };
      const queue = queues.get(party) ?? [];
      queue.push(start);
      queues.set(party, queue);
      waitingOfAll += 1;
    });

  const enter = async (party: string): Promise<Leave> => {
    if (hasPlace(party)) return take(party);
    const own = queues.get(party)?.length ?? 0;
    if (own >= waiting.each || (own > 0 && waitingOfAll >= waiting.all)) throw refusal();
    return waitForTurn(party);
  };

  return {
    enter,
    run: async (party, work) => {
      const leave = await enter(party);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: () => waitingOfAll,
  };
};
