import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { findLetterRequest } from "./requests.queries.ts";

/** Tells somebody who is found that a company wrote to them; nothing once they answered. */
export const talkRequestLetter = defineLetter({
  kind: "talk-request",
  about: z.object({ to: z.string(), requestId: z.string() }),
  setting: "requests",
  isLimited: true,
  to: async (db, { to: userId, requestId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const request = await findLetterRequest(db, requestId);
    if (!to || request?.status !== "waiting" || request.userId !== userId) return [];
    const { company, isVerified, title } = request;
    return [{ to, company, isVerified, title }];
  },
  write: ({ company: name, isVerified, title: typed }) => {
    const company = unlinked(name, "A company");
    const about = typed === null ? "" : ` about this job: ${unlinked(typed, "a job")}`;
    return {
      subject: `${company} would like to talk to you`,
      body: [
        "Hello,",
        `${company} found your profile and wrote to you${about}.`,
        ...(isVerified ? [] : ["It is not verified that these people act for this company."]),
        "They read neither your name nor how to reach you, unless you say yes.",
        { link: "/profile/requests", label: "Read and answer" },
      ],
    };
  },
  examples: [
    { to: "ada@jobs.example", company: "Bell Rock Lights", isVerified: true, title: "Signaller" },
    { to: "ada@jobs.example", company: "Bell Rock Lights", isVerified: false, title: null },
  ],
});
