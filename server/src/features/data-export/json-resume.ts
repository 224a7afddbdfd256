import type { User } from "@rolecall/contract/auth/auth.schemas.ts";

type Profile = NonNullable<User["candidateProfile"]>;

/** The dates that JSON Resume knows: a year, a month or a day. */
const isoDate = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** A date as JSON Resume has it; none for words such as 'Spring 2020'. */
const dateOf = (typed: string | number | null | undefined) => {
  const text = String(typed ?? "").trim();
  return isoDate.test(text) ? text : undefined;
};

const workOf = (entry: Profile["experience"][number]) => {
  if (typeof entry === "string") return { summary: entry };
  const { title: position, company: name, startDate, endDate } = entry;
  return { name, position, startDate: dateOf(startDate), endDate: dateOf(endDate) };
};

const educationOf = (entry: Profile["education"][number]) => {
  if (typeof entry === "string") return { institution: entry };
  const { school: institution, field: area, degree: studyType, year } = entry;
  return { institution, area, studyType, endDate: dateOf(year) };
};

/** Somebody's profile as JSON Resume 1.0. What they have not filled in is left out. */
export const jsonResumeOf = (user: User) => {
  const { firstName, lastName, email, candidateProfile: profile } = user;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: name || undefined,
      label: profile?.title,
      email: email ?? undefined,
      phone: profile?.phoneNumber ?? undefined,
      summary: profile?.summary,
      location: profile ? { address: profile.location } : undefined,
    },
    work: profile?.experience.map(workOf) ?? [],
    education: profile?.education.map(educationOf) ?? [],
    skills: profile?.skills.map((skill) => ({ name: skill })) ?? [],
  };
};
