import type { Config } from "#config.ts";
import { unavailable } from "./errors.ts";
import { networkOf } from "./network-of.ts";

/** How many requests are answered at the same time, of everybody and of one network. */
interface Room {
  all: number;
  network: number;
}

/** A second's work of a small machine; the rest would wait in vain, and everybody else behind it. */
const room: Room = { all: 1_000, network: 250 };

/** For a server whose limits are off: a load test comes from one address. */
export const roomOf = ({ rateLimit }: Pick<Config, "rateLimit">): Room =>
  rateLimit ? room : { ...room, network: room.all };

/** Answers a request from the address, or refuses it at once. */
type Admit = <Result>(address: string, answer: () => Promise<Result>) => Promise<Result>;

/**
 * Refuses what there is no room for, at once: a flood is turned away at its own network's limit
 * before it takes the room of others. What is still being received, or is sent already, takes none.
 */
export const admitting = ({ all, network }: Room): Admit => {
  const open = new Map<string, number>();
  let openOfAll = 0;
  return async (address, answer) => {
    const own = networkOf(address);
    const before = open.get(own) ?? 0;
    if (openOfAll >= all || before >= network) throw unavailable();
    open.set(own, before + 1);
    openOfAll += 1;
    try {
      return await answer();
    } finally {
      openOfAll -= 1;
      const left = (open.get(own) ?? 1) - 1;
      if (left > 0) open.set(own, left);
      else open.delete(own);
    }
  };
};
