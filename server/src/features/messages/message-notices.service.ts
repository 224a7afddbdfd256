import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import type { Transaction } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { tell } from "#features/news/news.service.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { findEmployersOf, listReadUpTo } from "./message-notices.queries.ts";
import { newMessageLetter } from "./new-message.letter.ts";

interface Written {
  application: {
    id: string;
    jobId: string;
    jobTitle: string;
    /** Null where the account was erased, which then hears of nothing. */
    candidateId: string | null;
  };
  side: MessageSide;
  authorId: string;
}

/**
 * Tells the other side of a message, in its transaction: the candidate, or the job's poster (its company's owners
 * where the poster no longer manages it) and who wrote in the conversation. Who wrote it is not told.
 */
export const tellOfMessage = async (db: Transaction, written: Written): Promise<void> => {
  const { application, side, authorId } = written;
  const { id: applicationId, jobId, jobTitle, candidateId } = application;
  const others =
    side === "employer" ? [candidateId] : await employersToTell(db, { applicationId, jobId });
  const news = {
    kind: "message" as const,
    text: `New message: ${jobTitle}`,
    link: `/messages/${applicationId}`,
    applicationId,
    jobId,
  };
  const told = others.filter((one): one is string => one !== null && one !== authorId);
  if (told.length === 0) return;
  await tell(
    db,
    told.map((to) => ({ ...news, to })),
  );
  const readUpTo = await listReadUpTo(db, { applicationId, userIds: told });
  await sendLetters(
    db,
    newMessageLetter,
    told.map((to) => ({
      about: { to, applicationId },
      // One, until they have read further.
      once: [applicationId, to, String(readUpTo.get(to) ?? 0)],
    })),
  );
};

const employersToTell = async (
  db: Transaction,
  which: { applicationId: string; jobId: string },
): Promise<string[]> => {
  const employers = await findEmployersOf(db, which);
  if (!employers) return [];
  const { postedBy, owners, writers } = employers;
  const known = [...new Set([...(postedBy === null ? [] : [postedBy]), ...writers, ...owners])];
  const team = new Set(await hiringTeamAmong(db, { jobId: which.jobId, userIds: known }));
  const first = postedBy !== null && team.has(postedBy) ? [postedBy] : owners;
  return [...new Set([...first, ...writers])].filter((id) => team.has(id));
};
