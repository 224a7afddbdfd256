import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterApplication } from "#read-models/letters/letter-applications.queries.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** Tells a candidate honestly that an employer did not answer; nothing where they did meanwhile. */
export const noAnswerYetLetter = defineLetter({
  kind: "no-answer-yet",
  about: z.object({ to: z.string(), applicationId: z.string() }),
  setting: "status",
  to: async (db, { to: userId, applicationId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const application = await findLetterApplication(db, applicationId);
    if (!to || application?.candidateId !== userId) return [];
    const { answeredAt, withdrawnAt, title, company, answerDays } = application;
    return answeredAt || withdrawnAt ? [] : [{ to, applicationId, title, company, answerDays }];
  },
  write: ({ applicationId, title: typed, company: name, answerDays }, site) => {
    const title = unlinked(typed, "a job");
    const company = unlinked(name, "The company");
    const days = answerDays === 1 ? "a day" : `${answerDays} days`;
    return {
      subject: `No answer yet: ${title}`,
      thread: { about: applicationThread(applicationId, "candidate"), begins: false },
      body: [
        "Hello,",
        `${company} promised an answer within ${days}, and has not answered in twice that time: ${title}.`,
        "That says nothing about you. You can write to them, withdraw, or leave it at that.",
        { link: `/my-applications/${applicationId}`, label: "See your application" },
        `${site.name} writes this once for each application.`,
      ],
    };
  },
  examples: [14, 1].map((answerDays) => ({
    to: "ada@jobs.example",
    applicationId: "0199c0de-0000-7000-8000-000000000000",
    title: "Signaller",
    company: "Bell Rock Lights",
    answerDays,
  })),
});
