import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { objectPathIn } from "./object-path.sql.ts";

/** The columns of a candidate profile as its owner reads it. */
export const ownProfile = {
  id: candidateProfiles.id,
  userId: candidateProfiles.userId,
  title: candidateProfiles.title,
  summary: candidateProfiles.summary,
  skills: candidateProfiles.skills,
  experience: candidateProfiles.experience,
  education: candidateProfiles.education,
  resumeUrl: objectPathIn<string | null>(candidateProfiles.resumeId),
  phoneNumber: candidateProfiles.phoneNumber,
  location: candidateProfiles.location,
  languages: candidateProfiles.languages,
  wantedSalary: candidateProfiles.wantedSalary,
  willMove: candidateProfiles.willMove,
  notSkills: candidateProfiles.notSkills,
  revision: candidateProfiles.revision,
  createdAt: candidateProfiles.createdAt,
  updatedAt: candidateProfiles.updatedAt,
};
