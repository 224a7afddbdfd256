import type { JobInput, PersonInput } from "#match/match-input.ts";

/** A job and a person for tests: an office job in one town, and who fits it half. */
export const sampleJob = (more: Partial<JobInput> = {}): JobInput => ({
  title: "Frontend Engineer",
  description: "You build web interfaces for hospitals and test them with nurses.",
  requirements: "React and TypeScript\nAccessibility\nGraphQL is a plus",
  experienceLevel: "mid",
  skills: null,
  location: "Boise, ID",
  places: [{ city: "Boise", region: "ID", country: "US" }],
  isRemote: false,
  remoteCountries: [],
  ...more,
});

export const sampleProfile = (
  more: Partial<NonNullable<PersonInput["profile"]>> = {},
): NonNullable<PersonInput["profile"]> => ({
  title: "Web Developer",
  summary: "I build interfaces for clinics.",
  skills: ["Next.js", "TypeScript"],
  notSkills: [],
  experience: [
    { title: "Frontend Developer", company: "Acme", startDate: "2021", endDate: null },
    "Tested web pages by hand",
  ],
  education: [{ degree: "BSc", field: "Computer Science", school: "Porto", year: "2020" }],
  languages: [],
  location: "Boise, ID",
  place: { city: "Boise", region: "ID", country: "US" },
  willMove: false,
  ...more,
});

export const samplePerson = (more: Partial<PersonInput> = {}): PersonInput => ({
  names: ["Ada", "Lovelace"],
  profile: sampleProfile(),
  resume: [],
  today: "2026-06-01",
  ...more,
});
