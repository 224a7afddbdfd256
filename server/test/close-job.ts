import type { Db } from "#db/db.ts";
import { changeJob } from "./change.ts";
import { requestDuring } from "./database/request-during.ts";

/** Closes a job in a transaction that ends only when the request waits for it. Resolves to the answer. */
export const closeJobDuring = <Answer>(db: Db, jobId: string, request: () => Promise<Answer>) =>
  requestDuring(db, (db) => changeJob(db, jobId, { isActive: false }), request);
