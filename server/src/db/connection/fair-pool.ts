import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { fairQueue, type FairQueue } from "#fair-queue.ts";

/** Too many statements wait for a connection. */
export class PoolOverloaded extends Error {}

/** Whoever asked has gone before a connection was taken, and no other waits for the answer. */
export class NobodyWaits extends Error {}

/** Whether work was dropped since nobody waited for it. */
export const isDropped = (error: unknown): boolean =>
  error instanceof NobodyWaits || (error instanceof Error && isDropped(error.cause));

interface Party {
  who: string;
  isGone: () => boolean;
}

const party = new AsyncLocalStorage<Party>();

/**
 * Does work for one of the parties that share a pool, such as the network of a request. Once `isGone`, it
 * takes no further connection; what runs on one is never broken off.
 */
export const onBehalfOf = <Result>(
  who: string,
  work: () => Result,
  isGone: () => boolean = () => false,
): Result => party.run({ who, isGone }, work);

/** Whether nobody waits any more for the work that is being done. */
export const nobodyWaits = (): boolean => party.getStore()?.isGone() ?? false;

/** Those who wait for one result, which is worked for as long as one of them is there. */
export class SharedWait {
  readonly #waiting: (() => boolean)[] = [];

  /** Adds whoever the work at hand is done for. */
  join(): void {
    this.#waiting.push(party.getStore()?.isGone ?? (() => false));
  }

  run<Result>(work: () => Result): Result {
    const first = party.getStore();
    return first
      ? onBehalfOf(first.who, work, () => this.#waiting.every((gone) => gone()))
      : work();
  }
}

/** Runs a query for the server itself, even if a party's request triggered it. It waits in nobody's queue. */
export const onBehalfOfNobody = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  party.exit(async () => {
    // Awaited here, since a query is sent on behalf of the caller that awaits it.
    const result = await work();
    return result;
  });

/** Connections reserved for the server itself. */
const ownConnections = 1;

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

interface Settings extends pg.PoolConfig {
  /** The most connections of all parties together; the server has one more for itself. */
  max: number;
  /** The most connections of one party. */
  maxOfParty: number;
  /** The most time, in milliseconds, that a statement waits for a connection. */
  connectionTimeoutMillis: number;
}

/**
 * A pool whose parties take turns, so that a party with many or slow statements delays only itself.
 * The server's own statements wait for no party.
 */
export class FairPool extends pg.Pool {
  readonly #queue: FairQueue;

  constructor({ max, maxOfParty, ...settings }: Settings) {
    super({ ...settings, max: max + ownConnections });
    const { connectionTimeoutMillis: timeoutMs } = settings;
    this.#queue = fairQueue(
      { atOnce: { all: max, each: maxOfParty }, waiting: { all: 500, each: 100 }, timeoutMs },
      () => new PoolOverloaded("No connection became free in time"),
    );
  }

  /** The number of statements that wait for a connection. */
  get awaited(): number {
    return this.waitingCount + this.#queue.waiting();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    const connected = this.#connectInTurn(party.getStore());
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connectInTurn(asking: Party | undefined): Promise<pg.PoolClient> {
    if (asking === undefined) return super.connect();
    if (asking.isGone()) throw new NobodyWaits();
    const leave = await this.#queue.enter(asking.who);
    try {
      if (asking.isGone()) throw new NobodyWaits();
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (destroy) => {
        release(destroy);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
