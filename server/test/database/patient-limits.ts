// A busy machine takes its time to connect and to answer; that is not what tests are about. For all that
// imports this, and for the servers that it is loaded into, the limits of the database's answers are
// far away. A test of these limits opens a database with its own.
import { ofBackground, ofRequests, withoutPartyLimit } from "#db/connection/client.ts";

for (const limits of [ofRequests, withoutPartyLimit, ofBackground])
  Object.assign(limits, { connectMs: 60_000, statementMs: 60_000 });
