import { codeMissingText, signInAgainText } from "@rolecall/contract/auth/second-factor.ts";
import type { SecondStepWay } from "@rolecall/contract/auth/second-step.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import type { Caller } from "#features/auth/caller.ts";
import { relyingPartyOf } from "#features/auth/passkeys/relying-party.ts";
import { lockAndReadFactors, readFactors } from "#features/auth/second-factor/factors.service.ts";
import {
  type Factors,
  fingerprintOf,
  mostWrongCodes,
  waysOf,
} from "#features/auth/second-factor/factors.ts";
import { hashOfToken, newToken } from "#features/auth/sessions/session-token.ts";
import { type SessionContext, startSession } from "#features/auth/sessions/sessions.service.ts";
import { throttleCodes } from "#features/auth/throttle.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import { networkOf } from "#http/request/network-of.ts";
import { type GivenFactor, type GivenFactors, givenFactorOf } from "./given-factor.ts";
import { reportLostFactor } from "./lost-factors.service.ts";
import * as pending from "./pending-sign-ins.queries.ts";
import { recoveryCodeUsedLetter } from "./recovery-code-used.letter.ts";
import { secondStepFailedLetter } from "./second-step-failed.letter.ts";
import { signInCookie } from "./sign-in-cookie.ts";
import { verifyFactor } from "./verify-factor.service.ts";

const lifetimeSeconds = 10 * 60;
const mostOfNetwork = 20;

interface Context {
  request: FastifyRequest;
  reply: FastifyReply;
  config: Config;
}

/** The cookie for the second call of a sign-in, once the first factor was right. */
export const beginSecondStep = async (
  db: Db,
  { reply, config }: Context,
  begun: { userId: string; remember: boolean; factors: Factors },
  caller: Caller,
): Promise<{ next: "second-factor"; ways: SecondStepWay[] }> => {
  const { userId, remember, factors } = begun;
  await throttleCodes(db, caller, userId).run(async () => {
    const token = newToken();
    const network = networkOf(caller.address);
    const row = { tokenHash: hashOfToken(token), userId, remember, network };
    const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000);
    const begunWith = fingerprintOf(factors);
    await pending.insertPendingSignIn(db, { ...row, begunWith, expiresAt }, mostOfNetwork);
    signInCookie(config).set(reply, token, lifetimeSeconds);
  });
  return { next: "second-factor", ways: waysOf(factors) };
};

const over = () => new AppError("not-signed-in", signInAgainText);

/** The sign-in that the browser has begun. Throws `not-signed-in` where there is none any more. */
export const findPendingSignIn = async (db: Db, request: FastifyRequest, config: Config) => {
  const token = signInCookie(config).read(request);
  const found =
    token && (await pending.findPending(db, { tokenHash: hashOfToken(token), now: new Date() }));
  if (!found || found.begunWith !== fingerprintOf(await readFactors(db, found.userId)))
    throw over();
  return found;
};

/**
 * The same sign-in until the transaction ends, in which nobody changes what opens the account: a factor that was
 * removed cannot be accepted. Null where it is over.
 */
const holdPending = async (db: Db, tokenHash: string) => {
  const found = await pending.lockPending(db, { tokenHash, now: new Date() });
  if (!found) return null;
  const factors = await lockAndReadFactors(db, found.userId);
  return found.begunWith === fingerprintOf(factors) ? found : null;
};

/** Reports the second factor lost for which the browser's sign-in waits. @throws not-signed-in where there is none */
export const reportLost = async (
  db: Db,
  { request, config }: Pick<Context, "request" | "config">,
): Promise<void> => {
  const { tokenHash } = await findPendingSignIn(db, request, config);
  await db.transaction(async (db) => {
    const found = await holdPending(db, tokenHash);
    if (!found) throw over();
    await reportLostFactor(db, found.userId);
  });
};

/** The second call of a sign-in: signs in where the factor is right. */
export const passSecondStep = async (
  db: Db,
  { given, caller }: { given: GivenFactors | undefined; caller: Caller },
  context: SessionContext,
) => {
  const { request, reply, config } = context;
  const { tokenHash, userId, remember, begunWith } = await findPendingSignIn(db, request, config);
  const factor = givenFactorOf(given);
  if (!factor) throw new AppError("bad-input", codeMissingText);
  const wrongCodes = throttleCodes(db, caller, userId);
  await wrongCodes.run(async () => {
    const claim = {
      userId,
      purpose: "second-step" as const,
      browser: tokenHash,
      party: relyingPartyOf(request, config),
      throttled: caller.throttled,
    };
    const { refusal, isOver } = await tryFactor(db, { factor, claim });
    if (isOver) signInCookie(config).takeBack(reply);
    if (refusal === null) return;
    if (refusal === signInAgainText) throw over();
    await wrongCodes.count();
    throw new AppError("not-signed-in", refusal);
  });
  await startSession(db, context, { userId, remember, checkedWith: begunWith });
  return readUser(db, userId);
};

/** Whether the factor is right, or why not, and whether this sign-in is over with it. */
const tryFactor = (
  db: Db,
  { factor, claim }: { factor: GivenFactor; claim: Parameters<typeof verifyFactor>[2] },
): Promise<{ refusal: string | null; isOver: boolean }> =>
  db.transaction(async (db) => {
    const { userId, browser: tokenHash } = claim;
    const found = await holdPending(db, tokenHash);
    if (!found) return { refusal: signInAgainText, isOver: true };
    const refusal = await verifyFactor(db, factor, claim);
    const isOver = refusal === null || found.wrongCodes + 1 >= mostWrongCodes;
    if (isOver) await pending.deletePending(db, tokenHash);
    else await pending.countWrongCode(db, tokenHash);
    if (refusal !== null && isOver) await sendLetter(db, secondStepFailedLetter, { userId });
    if (refusal === null && factor.way === "recoveryCode")
      await sendLetter(db, recoveryCodeUsedLetter, { userId });
    return { refusal, isOver };
  });
