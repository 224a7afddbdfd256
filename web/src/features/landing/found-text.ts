import { jobCountText } from "#features/jobs/job-text.ts";

export interface Sought {
  query: string;
  location: string;
}

/** 'See 37 open jobs for "nurse" in Porto', or that there are none. */
export const foundText = ({ query, location }: Sought, jobs: number, capped: boolean): string => {
  const what = [query && `for "${query}"`, location && `in ${location}`].filter(Boolean).join(" ");
  const count = jobCountText(jobs, capped).replace(" ", " open ");
  return jobs === 0 ? `No open jobs ${what} yet: see all` : `See ${count} ${what}`;
};
