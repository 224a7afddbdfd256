import { hash } from "node:crypto";
import { refusal } from "@rolecall/contract/refusal.ts";
import { comparable } from "@rolecall/contract/values/comparable.ts";
import { keptEmail } from "@rolecall/contract/values/email.ts";
import type { Db } from "#db/db.ts";
import { fairQueue } from "#fair-queue.ts";
import { AppError, tooMany } from "#http/errors.ts";
import { networkOf } from "#http/request/network-of.ts";
import {
  deleteAttempts,
  insertAttempt,
  listAttempts,
  type Attempt,
  type ThrottledAction,
} from "./attempts.queries.ts";
import type { Caller } from "./caller.ts";

interface Limit {
  minutes: number;
  /** The most attempts of one address, on any accounts: enough for an office or a lecture hall. */
  perAddress: number;
  /**
   * The most attempts of one address on one account. Attempts are never counted by account alone,
   * so that nobody can lock another person out from elsewhere.
   */
  perAccount?: number;
  /** The counted attempts, in the words of the refusal. */
  what: string;
}

const limits: Record<ThrottledAction, Limit> = {
  "failed-sign-in": { minutes: 15, perAddress: 100, perAccount: 10, what: "failed sign-ins" },
  // Counted apart, so that a right password forgets none of them.
  "wrong-code": { minutes: 15, perAddress: 100, perAccount: 10, what: "wrong codes" },
  registration: { minutes: 60, perAddress: 500, what: "new accounts" },
  "reset-request": { minutes: 60, perAddress: 100, what: "requests" },
};

const minute = 60_000;

const tooManyOf = (what: string, waitMs: number) => {
  const minutes = Math.ceil(waitMs / minute);
  return tooMany(what, minutes === 1 ? "a minute" : `${minutes} minutes`, waitMs);
};

const crowded = () =>
  new AppError(
    "too-many",
    refusal("too-many-at-once", "Too many requests at once. Please try again in a moment."),
    {
      retryAfterSeconds: 2,
    },
  );

/**
 * Each address has a queue of its own. Attempts are counted in the database when the work is done,
 * so only those that are in flight together can exceed the limit, and a flood from one address
 * waits behind itself alone.
 */
const inTurn = fairQueue(
  { atOnce: { all: Infinity, each: 4 }, waiting: { all: Infinity, each: 100 } },
  crowded,
);

/** Throws where a limit is reached; answers whether anything was counted for the account. */
const refuseTooMany = async (db: Db, attempt: Attempt): Promise<boolean> => {
  const { minutes, perAddress, perAccount = Infinity, what } = limits[attempt.action];
  const since = new Date(Date.now() - minutes * minute);
  const latest = await listAttempts(db, { attempt, since, limit: perAddress });
  const onAccount = latest.filter(({ sameAccount }) => sameAccount);
  // The wait ends when the oldest counted attempt is out of the window.
  const reached = latest[perAddress - 1] ?? onAccount[perAccount - 1];
  if (reached) throw tooManyOf(what, reached.at.getTime() - since.getTime());
  return onAccount.length > 0;
};

export interface Throttle {
  /**
   * Does the work, unless too many of these were counted lately: then it throws
   * `too-many`. The work is told whether there is anything to forget.
   */
  run<Result>(work: (past: { countedBefore: boolean }) => Promise<Result>): Promise<Result>;
  count(): Promise<void>;
  /** Forgets what was counted for this address and account. */
  forget(): Promise<void>;
}

const unthrottled: Throttle = {
  run: (work) => work({ countedBefore: false }),
  count: async () => {},
  forget: async () => {},
};

/** Throws where codes of this user's second factors were wrong too often from this address. */
export const throttleCodes = (db: Db, caller: Caller, userId: string): Throttle =>
  throttle(db, caller, "wrong-code", userId);

/** @param account what was typed as username or email; kept as a hash only */
export const throttle = (
  db: Db,
  caller: Caller,
  action: ThrottledAction,
  account?: string,
): Throttle => {
  if (!caller.throttled) return unthrottled;
  const attempt: Attempt = {
    action,
    address: networkOf(caller.address),
    account: account ? hash("sha256", comparable(keptEmail(account)), "base64url") : null,
  };
  return {
    run: (work) =>
      inTurn.run(attempt.address, async () =>
        work({ countedBefore: await refuseTooMany(db, attempt) }),
      ),
    count: () => insertAttempt(db, attempt),
    forget: () => deleteAttempts(db, attempt),
  };
};
