import { usualNotification } from "@rolecall/contract/auth/notifications.ts";
import { defineReader } from "#events/reader.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { applicationClosedLetter } from "./application-closed.letter.ts";
import { newApplicationLetter } from "./new-application.letter.ts";
import { newsOf } from "./news-of-event.ts";
import { type EventToTell, listEventsToTell } from "./news-of-events.queries.ts";
import { type News, tell } from "./news.service.ts";

/** Whether somebody wants a letter of each new application, and not one of all that wait, once a day. */
const wantsEach = ({ mailOfEmployer }: EventToTell) =>
  (mailOfEmployer ?? usualNotification("applications").mail) === "at-once";

const lettersOf = (kind: News["kind"], news: News[]) =>
  news
    .filter((one) => one.kind === kind)
    .map(({ to, applicationId, eventId = "" }) => ({
      about: { to, applicationId: applicationId ?? "" },
      once: [eventId, to],
    }));

/** Tells candidates and employers what the others did, in the product and by letters. */
export const newsReader = defineReader({
  name: "news",
  types: ["sent", "opened", "status", "closed", "withdrawn", "interview"],
  fromNow: true,
  read: async (db, events) => {
    const ids = events.map(({ id }) => id);
    const told = await listEventsToTell(db, ids);
    const news = told.flatMap(newsOf);
    await tell(db, news);
    const wanted = new Set(told.filter(wantsEach).map(({ id }) => id));
    const atOnce = news.filter(({ eventId = "" }) => wanted.has(eventId));
    await sendLetters(db, newApplicationLetter, lettersOf("application", atOnce));
    const chosen = new Set(told.filter((one) => one.hasChosenLetter).map(({ id }) => id));
    const without = news.filter(({ eventId = "" }) => !chosen.has(eventId));
    await sendLetters(db, applicationClosedLetter, lettersOf("closed", without));
  },
});
