import { getApplication } from "@rolecall/contract/applications/applications.ts";
import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { getJob, listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { countRecommendedJobs, listRecommendedJobs } from "@rolecall/contract/match/found-jobs.ts";
import { findJobSkills, matchApplication, matchJob } from "@rolecall/contract/match/match.ts";
import { getProfile, markSkill } from "@rolecall/contract/profiles/profiles.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

/** How well the user's profile fits a job, and why. */
export const matchOfJobQuery = (id: string) => queryOf(matchJob, { params: { id } });

/** The match of an application as it was when it was sent. */
export const matchOfApplicationQuery = (id: string) =>
  queryOf(matchApplication, { params: { id } });

/** The skills that the texts of a job name, each required or nice to have. */
export const skillsInTextsQuery = (body: {
  title: string;
  description: string;
  requirements: string;
}) => queryOf(findJobSkills, { body });

/** 'I do have this', or 'this is not me'. */
export const markSkillMutation = mutationOf(markSkill, {
  invalidates: [matchJob, matchApplication, getProfile, currentUser, getJob],
  marksStale: [listJobs, listRecommendedJobs, countRecommendedJobs, getApplication],
});
