import * as z from "zod";
import {
  aboutTeam,
  companyName,
  exampleCompany,
  type LetterCompany,
} from "#features/teams/letters/team-letter.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  findLetterCompany,
  findLetterJob,
  findLetterPerson,
} from "#read-models/letters/letter-subjects.queries.ts";

interface TakenOver {
  to: string;
  company: LetterCompany;
  job: { id: string; title: string };
}

const examples: TakenOver[] = [
  { to: "ada@jobs.example", company: exampleCompany, job: { id: "7", title: "Signaller" } },
];

export const jobTakenOverLetter = defineLetter({
  kind: "job-taken-over",
  about: z.object({ jobId: z.string(), userId: z.string() }),
  setting: "team",
  isLimited: true,
  to: async (db, { jobId, userId }) => {
    const job = await findLetterJob(db, jobId);
    const company = job && (await findLetterCompany(db, job.companyId));
    const poster = await findLetterPerson(db, userId);
    return company && poster?.email ? [{ to: poster.email, company, job }] : [];
  },
  write: ({ company, job }, site) =>
    aboutTeam(
      { company, subject: `Your job was taken over: ${unlinked(job.title, "a job")}` },
      [
        `${companyName(company)} took over a job that you posted in its name, and manages it alone from now on: ${unlinked(job.title, "a job")}`,
        { link: `/jobs/${job.id}`, label: "See the job" },
      ],
      site,
    ),
  examples,
});
