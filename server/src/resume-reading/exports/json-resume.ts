import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { findDates } from "#resume-reading/words/dates.ts";

type WholeProfile = NonNullable<User["candidateProfile"]>;
type Profile = Omit<WholeProfile, "createdAt" | "updatedAt">;
/** Somebody with their profile, where they have one. */
export type ResumeOwner = Pick<User, "firstName" | "lastName" | "email"> & {
  candidateProfile: Profile | null;
};

/** A date as JSON Resume has it, a year, a month or a day; none where there is no year in it. */
const dateOf = (typed: string | number | null | undefined) => {
  const text = String(typed ?? "").trim();
  if (/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return text;
  return findDates(text).at(-1)?.date;
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

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody's name, as far as they told it. */
export const nameOf = ({ firstName, lastName }: ResumeOwner) =>
  [firstName, lastName].filter(Boolean).join(" ");

/**
 * Somebody's profile as JSON Resume 1.0. What they have not filled in is left out, and so is what
 * nobody else is told: the wanted salary, and skills that are not theirs.
 */
export const jsonResumeOf = (user: ResumeOwner) => {
  const { email, candidateProfile: profile } = user;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: nameOf(user) || undefined,
      label: profile?.title,
      email: email ?? undefined,
      phone: profile?.phoneNumber ?? undefined,
      summary: profile?.summary,
      location: profile ? { address: profile.location } : undefined,
    },
    work: profile?.experience.map(workOf) ?? [],
    education: profile?.education.map(educationOf) ?? [],
    skills: profile?.skills.map((skill) => ({ name: skill })) ?? [],
    languages:
      profile?.languages.map(({ name, level }) => ({ language: name, fluency: raised(level) })) ??
      [],
  };
};
