import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import type { Transaction } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { tell } from "#features/news/news.service.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { findEmployersOf, listReadUpTo } from "./message-notices.queries.ts";
import { newMessageLetter } from "./new-message.letter.ts";

interface Written {
  applicationId: string;
  jobId: string;
  /** Null where the account was erased, which then hears of nothing. */
  candidateId: string | null;
  side: MessageSide;
  authorId: string;
}

/**
 * Tells the other side of a message, in its transaction: the candidate, or the job's poster (its company's owners
 * where the poster no longer manages it) and who wrote in the conversation. Who wrote it is not told.
 */
export const tellOfMessage = async (db: Transaction, written: Written): Promise<void> => {
  const { applicationId, jobId, candidateId, side, authorId } = written;
  const employers = await findEmployersOf(db, { applicationId, jobId });
  if (!employers) return;
  const others =
    side === "employer" ? [candidateId] : await employersToTell(db, { jobId, ...employers });
  const news = {
    kind: "message" as const,
    text: `New message: ${employers.title}`,
    link: `/messages/${applicationId}`,
    applicationId,
    jobId,
  };
  const told = others.filter((one): one is string => one !== null && one !== authorId);
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
  {
    jobId,
    postedBy,
    owners,
    writers,
  }: { jobId: string; postedBy: string | null; owners: string[]; writers: string[] },
) => {
  const known = [...new Set([...(postedBy === null ? [] : [postedBy]), ...writers, ...owners])];
  const team = new Set(await hiringTeamAmong(db, { jobId, userIds: known }));
  const first = postedBy !== null && team.has(postedBy) ? [postedBy] : owners;
  return [...new Set([...first, ...writers])].filter((id) => team.has(id));
};
