import type { HttpClient } from "../../bench/http-client.ts";
import { Person } from "../person.ts";
import { applicant, profileSaver, resumeDeleter, resumeSender } from "./candidate-writers.ts";
import { newcomers } from "./newcomers.ts";
import {
  bulkUpdater,
  jobDeleter,
  jobEditor,
  jobPoster,
  statusChanger,
} from "./recruiter-writers.ts";
import type { Writer } from "./writer.ts";

const jobCount = 60;
const applicantCount = 12;

/**
 * A board with people who write everything that can be written: accounts, jobs, changes of jobs, deletions,
 * applications, changes of status alone and together, profiles, resumes.
 */
export const buildBoard = async (client: HttpClient): Promise<Writer[]> => {
  const recruiter = await Person.signUp(client, "recruiter");
  const { id: companyId } = await recruiter.makeCompany();
  const jobIds: string[] = [];
  for (let job = 0; job < jobCount; job += 1) jobIds.push((await recruiter.postJob(companyId)).id);
  const [reviewed = "", edited = "", ...open] = jobIds;

  const applicationIds: string[] = [];
  const appliers: Writer[] = [];
  for (let turn = 0; turn < applicantCount; turn += 1) {
    const candidate = await Person.signUp(client, "candidate");
    const resume = await candidate.uploadResume();
    applicationIds.push((await candidate.applyTo(reviewed, resume)).id);
    appliers.push(applicant(candidate, resume, open));
  }
  const [single = "", ...many] = applicationIds;
  const candidate = await Person.signUp(client, "candidate");
  return [
    newcomers(client),
    jobPoster(recruiter, companyId),
    jobDeleter(recruiter, companyId),
    jobEditor(recruiter, edited),
    statusChanger(recruiter, single),
    bulkUpdater(recruiter, reviewed, many),
    await profileSaver(candidate),
    resumeSender(client, candidate),
    resumeDeleter(client, await Person.signUp(client, "candidate")),
    ...appliers,
  ];
};
