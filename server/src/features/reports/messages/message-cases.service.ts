import {
  caseClosedText,
  type Decision,
  decisionMissingText,
} from "@rolecall/contract/admin/reports.ts";
import type { messageReportEndpoints } from "@rolecall/contract/conversations/message-reports.schemas.ts";
import { chooseMessagesText } from "@rolecall/contract/conversations/message-reports.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import { countAct } from "#features/limits/limits.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayWrite } from "#policies/application.ts";
import * as queries from "./message-cases.queries.ts";

interface Reporting {
  id: string;
  user: SignedInUser;
  given: z.output<(typeof messageReportEndpoints)["reportMessages"]["body"]>;
}

/**
 * Shows messages to the administrators, which the other side does not learn: those of one author of the other side,
 * also of a conversation that is over.
 */
export const reportMessages = (
  db: Db,
  { id, user, given: { messageIds, reason, text } }: Reporting,
  limits: { rateLimit: boolean },
): Promise<void> =>
  db.transaction(async (db) => {
    const { side } = await checkMayWrite(db, { user, id });
    const ids = [...new Set(messageIds.map((one) => one.toLowerCase()))];
    const written = await queries.listAuthorsOf(db, { applicationId: id, messageIds: ids, side });
    const [authorId = null, ...others] = new Set(written.map((message) => message.authorId));
    if (written.length < ids.length || others.length > 0)
      throw new AppError("bad-input", chooseMessagesText);
    await countAct(db, { act: "report", of: `person ${user.id}` }, limits);
    await queries.insertMessageCase(db, {
      applicationId: id,
      messageIds: ids,
      reason,
      text: text && !isBlank(text) ? text : null,
      reporterId: user.id,
      authorId,
    });
  });

/** These cases as the administrators read them. */
export const readMessageCases = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return [];
  const cases = await queries.listMessageCases(db, ids);
  const shown = await queries.listShownMessages(
    db,
    cases.flatMap(({ messageIds }) => messageIds),
  );
  return cases.map(({ messageIds, reporter, reason, text, ...one }) => ({
    ...one,
    kind: "messages" as const,
    deletedAt: null,
    poster: null,
    count: 1,
    reasons: { [reason]: 1 },
    reports: [{ id: one.id, reason, text, createdAt: one.createdAt, reporter }],
    messages: shown.filter((message) => messageIds.includes(message.id)),
    answer: null,
  }));
};

/**
 * Decides an open case of messages, locked until the transaction ends. Resolves to who wrote them and about which
 * job; to nothing where the id is of no such case.
 */
export const decideMessageCase = async (
  db: Db,
  { id, decision, actorId }: { id: string; decision: Decision; actorId: string },
): Promise<{ authorId: string | null; jobId: string } | null> => {
  const found = await queries.lockMessageCase(db, id);
  if (!found) return null;
  if (found.decision !== null) throw new AppError("conflict", caseClosedText);
  if (decision === "take-down") throw new AppError("bad-input", decisionMissingText);
  await queries.updateToDecided(db, { id, decision, actorId });
  return found;
};

/** Forgets what reporters said of conversations that are being emptied. */
export const eraseWordsOfReports = (db: Db, applicationIds: string[]): Promise<void> =>
  queries.updateToWordless(db, applicationIds);
