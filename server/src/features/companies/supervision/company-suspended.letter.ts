import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { ifThisIsWrong } from "#mail/phrases.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  findLetterCompany,
  findLetterPerson,
} from "#read-models/letters/letter-subjects.queries.ts";

/** To the owner of a company that is suspended; nothing where it is not any more. */
export const companySuspendedLetter = defineLetter({
  kind: "company-suspended",
  about: z.object({ to: z.string(), companyId: z.string() }),
  to: async (db, { to: ownerId, companyId }) => {
    const to = (await findLetterPerson(db, ownerId))?.email;
    const company = await findLetterCompany(db, companyId);
    const reason = company?.suspensionReason;
    return to && company && reason ? [{ to, name: company.name, reason }] : [];
  },
  write: ({ name, reason }, site) => {
    const company = unlinked(name, "a company");
    return {
      subject: `${company} is suspended at ${site.name}`,
      body: [
        "Hello,",
        `The administrators of ${site.name} suspended the company ${company}. Its jobs are not listed meanwhile, and nobody can post new ones. This is the reason they gave:`,
        { written: reason },
        ifThisIsWrong(site),
      ],
    };
  },
  examples: [{ to: "ada@jobs.example", name: "Acme.example Rail", reason: "It is not yours." }],
});
