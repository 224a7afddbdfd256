import { hash, randomBytes, randomInt } from "node:crypto";

/** 192 random bits: beyond guessing, and the link still fits on one line of a mail, which keeps it whole. */
export const newInvitationToken = () => randomBytes(24).toString("base64url");

export const hashOfInvitation = (token: string) => hash("sha256", token, "base64url");

/** Six digits, good for five attempts within an hour. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** With the company, so that equal codes of two companies look different. */
export const hashOfCode = (companyId: string, code: string) =>
  hash("sha256", `${companyId} ${code}`, "base64url");
