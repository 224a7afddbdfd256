import { hash, randomBytes } from "node:crypto";
import type { Db } from "#db/db.ts";
import * as queries from "./confirmation.queries.ts";

const hashOf = (token: string) => hash("sha256", token, "base64url");

/** The token of a new link by which its reader confirms the job. Only its hash is kept. */
export const newConfirmToken = async (
  db: Db,
  link: { jobId: string; userId: string },
): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await queries.insertLink(db, { ...link, tokenHash: hashOf(token) });
  return token;
};

/** The job that a token confirms, and who was given it; null for an unknown or a replaced one. */
export const readConfirmToken = (db: Db, token: string) => queries.findLink(db, hashOf(token));
