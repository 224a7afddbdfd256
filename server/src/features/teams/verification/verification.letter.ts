import * as z from "zod";
import { hashOfCode, newCode } from "#features/teams/letters/secrets.ts";
import {
  aboutTeam,
  companyName,
  type LetterCompany,
  unverifiedCompany,
} from "#features/teams/letters/team-letter.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { findLetterCompany } from "#read-models/letters/letter-subjects.queries.ts";
import { updateCode } from "./verification.queries.ts";

interface Proof {
  to: string;
  company: LetterCompany;
  code: string;
}

const examples: Proof[] = [{ to: "ada@jobs.example", company: unverifiedCompany, code: "123456" }];

/** The code that proves an address at the domain of a company's website. */
export const verificationLetter = defineLetter({
  kind: "verification",
  about: z.object({ companyId: z.string(), letter: z.int() }),
  setting: "team",
  to: async (db, { companyId, letter }) => {
    const code = newCode();
    const codeHash = hashOfCode(companyId, code);
    const sent = await updateCode(db, { companyId, letter, codeHash });
    const company = sent && (await findLetterCompany(db, companyId));
    if (!company || sent.expiresAt <= new Date()) return [];
    return [{ to: sent.email, company, code }];
  },
  write: ({ company, code }, site) =>
    aboutTeam(
      { company, subject: `Your code to verify a company on ${site.name}` },
      [
        `Somebody wants to prove on ${site.name} that they act for a company which they call ${companyName(company)}. If that is you, enter this code within an hour.`,
        { code },
        "If it is not, there is nothing to do, and nobody should be told the code.",
      ],
      site,
    ),
  examples,
});
