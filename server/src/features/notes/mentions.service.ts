import type { Transaction } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { tell } from "#features/news/news.service.ts";
import { mentionLetter } from "./mention.letter.ts";
import { findMention } from "./notes.queries.ts";

/** Tells those whom a note mentions, in its transaction, with nothing of what it says. */
export const tellMentioned = async (
  db: Transaction,
  { noteId, to }: { noteId: string; to: string[] },
): Promise<void> => {
  const [first] = to;
  const mention = first === undefined ? null : await findMention(db, { noteId, userId: first });
  if (!mention) return;
  const { applicationId, jobId, title } = mention;
  const news = {
    kind: "mention" as const,
    text: `You were mentioned: ${title}`,
    link: `/applications/${applicationId}`,
    applicationId,
    jobId,
  };
  await tell(
    db,
    to.map((one) => ({ ...news, to: one })),
  );
  await sendLetters(
    db,
    mentionLetter,
    to.map((one) => ({ about: { to: one, noteId } })),
  );
};
