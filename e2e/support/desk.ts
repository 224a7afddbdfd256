import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { test as base } from "./fixtures.ts";
import { type Person, signUpAt } from "./people.ts";

const titles = ["Archivist", "Bookbinder", "Cataloguer", "Draughtsman", "Engraver"] as const;
type Title = (typeof titles)[number];

/** A recruiter with five jobs, to each of which the same 21 candidates applied. */
export interface Desk {
  recruiter: Person;
  jobs: Record<Title, JobDetail>;
}

const candidateCount = 21;
const atOnce = 7;

/** Like `test`, with one desk for all tests of a worker. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ server, playwright }, provide) => {
      const signUp = signUpAt(server.baseURL, playwright);
      const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
      const { id: companyId } = await recruiter.makeCompany({ name: "Paper Trail" });
      const posted = await Promise.all(
        titles.map(
          async (title) => [title, await recruiter.postJob({ title, companyId })] as const,
        ),
      );
      const jobs = Object.fromEntries(posted) as Desk["jobs"];

      const numbers = Array.from({ length: candidateCount }, (_, index) => index + 1);
      for (let done = 0; done < candidateCount; done += atOnce)
        await Promise.all(
          numbers.slice(done, done + atOnce).map(async (number) => {
            const lastName = String(number).padStart(2, "0");
            const email = `cara-${lastName}@example.com`;
            const candidate = await signUp({ firstName: "Cara", lastName, email });
            const resumeUrl = await candidate.uploadResume();
            for (const title of titles)
              await candidate.applyTo(jobs[title], "I would like to.", resumeUrl);
            await candidate.request.dispose();
          }),
        );
      await provide({ recruiter, jobs });
      await recruiter.request.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
