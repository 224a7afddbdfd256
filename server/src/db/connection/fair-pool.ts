import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { fairQueue, type FairQueue } from "#fair-queue.ts";

/** Too many statements wait for a connection. */
export class PoolOverloaded extends Error {}

const party = new AsyncLocalStorage<string>();

/** Does work for one of the parties that share a pool, such as the network of a request. */
export const onBehalfOf = <Result>(who: string, work: () => Result): Result => party.run(who, work);

/** Does what the server wants to know itself, whoever asked for it first. It waits in nobody's queue. */
export const onBehalfOfNobody = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  party.exit(async () => {
    // Waited for here, since a query is sent on behalf of whoever waits for it.
    const result = await work();
    return result;
  });

/** Connections that no party gets, so that there always is one for what the server does itself. */
const ownConnections = 1;

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

interface Settings extends pg.PoolConfig {
  /** How many connections all parties have at most; the server has one more to itself. */
  max: number;
  /** How many connections one party has at most. */
  maxOfParty: number;
  /** How long, in milliseconds, a statement waits for a connection. */
  connectionTimeoutMillis: number;
}

/**
 * A pool whose parties take turns, so that one that asks for much, or for something slow, waits behind
 * itself alone. What the server does by itself waits behind nobody.
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

  /** How many statements wait for a connection. */
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

  async #connectInTurn(who: string | undefined): Promise<pg.PoolClient> {
    if (who === undefined) return super.connect();
    const leave = await this.#queue.enter(who);
    try {
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
