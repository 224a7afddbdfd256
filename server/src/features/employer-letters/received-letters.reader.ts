import { defineReader } from "#events/reader.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { receivedLetter } from "./received.letter.ts";

/** In milliseconds. What was sent longer ago is no news, also when everything is read again. */
const newsFor = 7 * 24 * 60 * 60 * 1000;

/** Who applied gets a letter. Read again, nobody gets it twice. */
export const receivedLettersReader = defineReader({
  name: "received-letters",
  types: ["sent"],
  read: (db, events) =>
    sendLetters(
      db,
      receivedLetter,
      events.flatMap(({ id, applicationId, at, actorId }) =>
        applicationId && actorId && Date.now() - at.getTime() < newsFor
          ? [{ about: { applicationId }, once: [id, actorId] }]
          : [],
      ),
    ),
});
