/** How much there is of something for all parties together, and the most that one of them gets. */
interface Share {
  all: number;
  each: number;
}

export interface Shares {
  atOnce: Share;
  waiting: Share;
  /** How long, in milliseconds, anything may wait before it is refused after all. */
  timeoutMs?: number;
}

/** Gives a place back. The second call does nothing. */
type Leave = () => void;

export interface FairQueue {
  /** Resolves once it is the party's turn; throws at once where its share of the queue is taken. */
  enter: (party: string) => Promise<Leave>;
  /** Does the work when it is the party's turn. */
  run: <Result>(party: string, work: () => Promise<Result>) => Promise<Result>;
  waiting: () => number;
}

/**
 * Work of several parties (networks, users) that is done `atOnce` at most. The rest waits: each party
 * behind its own work alone, and the parties take turns. What finds the party's share of the queue taken
 * is refused. A full queue refuses who has something in it already, so that one who asks for little is
 * never turned away for the others.
 */
export const fairQueue = (
  { atOnce, waiting, timeoutMs }: Shares,
  refusal: () => Error,
): FairQueue => {
  const running = new Map<string, number>();
  /** By party, in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
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
    for (const [party, line] of lines) {
      const [start] = line;
      if (!start || !hasPlace(party)) continue;
      remove(party, start);
      // Behind the others, until its next turn.
      if (line.length > 0 && lines.delete(party)) lines.set(party, line);
      start();
      return;
    }
  };

  const remove = (party: string, start: () => void) => {
    const line = lines.get(party) ?? [];
    line.splice(line.indexOf(start), 1);
    waitingOfAll -= 1;
    if (line.length === 0) lines.delete(party);
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
      const line = lines.get(party) ?? [];
      line.push(start);
      lines.set(party, line);
      waitingOfAll += 1;
    });

  const enter = async (party: string): Promise<Leave> => {
    if (hasPlace(party)) return take(party);
    const own = lines.get(party)?.length ?? 0;
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
