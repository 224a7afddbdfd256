import type { AskedSkill } from "./match-input.ts";
import { findJobSkills } from "./reading/read-job.ts";

/** The skills of a job: those that its employer chose, or those that its text names. */
export const skillsOfJob = (
  job: Parameters<typeof findJobSkills>[0] & { skills: AskedSkill[] | null },
) => job.skills ?? findJobSkills(job).map(({ name, need }) => ({ name, need }));
