/** What is known of a company that is being set up. */
interface Progress {
  company: { logoUrl: string | null } | undefined;
  /** The members of its team and the people who are invited. */
  people: number;
  hasJobs: boolean;
}

export const setUpSteps = ["company", "logo", "team", "job"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** The steps that are done. Whoever added a company is its first member. */
export const doneSteps = ({ company, people, hasJobs }: Progress): Record<SetUpStep, boolean> => ({
  company: company !== undefined,
  logo: company !== undefined && company.logoUrl !== null,
  team: people > 1,
  job: hasJobs,
});
