import { ofBackground, ofRequests, withoutPartyLimit } from "#db/connection/client.ts";

/**
 * Moves the limits of the database's answers far away: a busy machine takes its time, and that is not
 * what tests are about. A test of these limits opens a database with its own.
 */
export const bePatient = (): void => {
  for (const limits of [ofRequests, withoutPartyLimit, ofBackground])
    Object.assign(limits, { connectMs: 60_000, statementMs: 60_000 });
};
