import { ofBackground, ofRequests, withoutPartyLimit } from "#db/connection/client.ts";
import { storeLimits } from "#files/store-limits.ts";
import { renderLimits } from "#http/pages/render-limits.ts";

/**
 * Moves the limits of answers of the database, of a store and of rendered pages far away: a busy machine takes its
 * time, and that is not what tests are about. A test of these limits sets its own.
 */
export const bePatient = (): void => {
  for (const limits of [ofRequests, withoutPartyLimit, ofBackground])
    Object.assign(limits, { connectMs: 60_000, statementMs: 60_000 });
  Object.assign(storeLimits, { attemptMs: 60_000, connectMs: 60_000 });
  Object.assign(renderLimits, { waitMs: 60_000, headMs: 60_000, delayMs: 60_000 });
};
