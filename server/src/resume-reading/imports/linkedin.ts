import { mostRead, nothingRead, type ResumeReading } from "#resume-reading/reading.ts";
import { rowsOfCsv } from "./csv-rows.ts";
import { allTold, told, toldLanguage, toldPost, toldStudy } from "./imported.ts";

/** The files of LinkedIn's archive that tell of its owner, in lower case. */
export const linkedInFiles = [
  "profile.csv",
  "positions.csv",
  "education.csv",
  "skills.csv",
  "languages.csv",
  "email addresses.csv",
  "phonenumbers.csv",
] as const;
type LinkedInFile = (typeof linkedInFiles)[number];

/** What LinkedIn's archive tells, by the texts of its files. */
export const readLinkedIn = (texts: Partial<Record<LinkedInFile, string>>): ResumeReading => {
  const rows = (file: LinkedInFile) => rowsOfCsv(texts[file] ?? "").slice(0, mostRead.entries);
  const [profile = {}] = rows("profile.csv");
  const mails = rows("email addresses.csv");
  const mail = mails.find((row) => /^yes$/i.test(row.Primary ?? "")) ?? mails[0];
  return {
    ...nothingRead(),
    name: told([profile["First Name"], profile["Last Name"]].filter(Boolean).join(" ")),
    email: told(mail?.["Email Address"]),
    phoneNumber: told(rows("phonenumbers.csv").find((row) => row.Number)?.Number),
    location: told(profile["Geo Location"]),
    title: told(profile.Headline),
    summary: told(profile.Summary),
    skills: allTold(rows("skills.csv").map((row) => told(row.Name))),
    languages: rows("languages.csv")
      .flatMap((row) => toldLanguage(row.Name, row.Proficiency))
      .slice(0, mostRead.languages),
    experience: rows("positions.csv").map((row) =>
      toldPost({
        title: row.Title,
        company: row["Company Name"],
        start: row["Started On"],
        end: row["Finished On"],
      }),
    ),
    education: rows("education.csv").map((row) =>
      toldStudy({
        ...studyOf(row["Degree Name"]),
        school: row["School Name"],
        end: row["End Date"],
      }),
    ),
  };
};

/** LinkedIn joins degree and subject: 'Bachelor of Science - BS, Nursing'. */
const studyOf = (written = "") => {
  const [degree, ...field] = written.split(/,\s*/);
  return { degree, field: field.join(", ") };
};
