import { mostRead, nothingRead, type ResumeReading } from "#resume-reading/reading.ts";
import { allTold, told, toldLanguage, toldPost, toldStudy } from "./imported.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const lists = ["work", "education", "skills", "languages"] as const;

/** What a JSON Resume tells; null for what is none. */
export const readJsonResume = (resume: unknown): ResumeReading | null => {
  if (!isFields(resume)) return null;
  const { basics = {} } = resume;
  if (!isFields(basics) || !("basics" in resume || lists.some((list) => list in resume)))
    return null;
  const entries = Object.fromEntries(lists.map((list) => [list, entriesOf(resume[list])]));
  if (lists.some((list) => entries[list] === null)) return null;
  const { work, education, skills, languages } = entries;
  return {
    ...nothingRead(),
    name: told(basics.name),
    email: told(basics.email),
    phoneNumber: told(basics.phone),
    location: locationOf(basics.location),
    title: told(basics.label),
    summary: told(basics.summary),
    skills: allTold((skills ?? []).flatMap(skillsOf)).slice(0, mostRead.skills),
    languages: (languages ?? [])
      .flatMap(({ language, fluency }) => toldLanguage(language, fluency))
      .slice(0, mostRead.languages),
    experience: (work ?? []).map(postOf),
    education: (education ?? []).map((study) =>
      toldStudy({
        degree: study.studyType,
        field: study.area,
        school: study.institution,
        end: study.endDate,
      }),
    ),
  };
};

/** The entries of a list; null where it is no list of entries. */
const entriesOf = (list: unknown): Fields[] | null => {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list) || !list.every(isFields)) return null;
  return list.slice(0, mostRead.entries);
};

const skillsOf = ({ name, keywords }: Fields) => {
  const listed: unknown[] = Array.isArray(keywords) ? keywords.slice(0, mostRead.skills) : [];
  return [name, ...listed].map(told);
};

const postOf = ({ position, name, company, summary, startDate, endDate }: Fields) =>
  toldPost({
    title: position ?? (name === undefined ? summary : undefined),
    company: name ?? company,
    start: startDate,
    end: endDate,
  });

/** The city with its region or country; the address where there is no city. */
const locationOf = (location: unknown) => {
  if (!isFields(location)) return null;
  const { address, city, region, countryCode } = location;
  const place = [city, region ?? countryCode].filter(
    (part) => typeof part === "string" && part.trim() !== "",
  );
  return told(place.length > 0 ? place.join(", ") : address);
};
