import { defineReader } from "#events/reader.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { receivedLetter } from "./received.letter.ts";

/** Who applied gets a letter. Read again, nobody gets it twice. */
export const receivedLettersReader = defineReader({
  name: "received-letters",
  types: ["sent"],
  fromNow: true,
  read: (db, events) =>
    sendLetters(
      db,
      receivedLetter,
      events.flatMap(({ id, applicationId, actorId }) =>
        applicationId && actorId ? [{ about: { applicationId }, once: [id, actorId] }] : [],
      ),
    ),
});
