import type { Db } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import type { Letter } from "#mail/letter.ts";
import { dailyNewsLetter } from "./daily-news.letter.ts";
import * as queries from "./daily-news.queries.ts";

/** Keeps what a letter would have told for the recipient's letter of the day. */
export const keepForDailyLetter = (
  db: Db,
  { userId, letter: { subject, body } }: { userId: string; letter: Letter },
): Promise<void> => {
  const leads = body.find((part) => typeof part === "object" && "link" in part);
  return queries.insertNews(db, { userId, text: subject, link: leads?.link ?? null });
};

/** Asks for the letters of the day, to all who have news. */
export const sendDailyNews = (db: Db, now = new Date()): Promise<void> =>
  db.transaction(async (db) => {
    const day = now.toISOString().slice(0, 10);
    await queries.deleteToldBefore(db, day);
    const readers = await queries.updateToToldOn(db, day);
    await sendLetters(
      db,
      dailyNewsLetter,
      readers.map((to) => ({ about: { to, day }, once: [to, day] })),
    );
  });
