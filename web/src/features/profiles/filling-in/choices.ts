import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { leastCertain } from "@rolecall/contract/resume-reading/resume-reading.ts";
import { lineOf } from "#features/profiles/entries/entry-parts.ts";
import { linesOf } from "#features/profiles/profile-form-values.ts";
import type { ProfileFormValues } from "#features/profiles/profile-rules.ts";

type Read = { value: string | null; confidence: number; page: number | null; line: string } | null;
type Level = NonNullable<ProfileFormValues["languages"]>[number]["level"];
type TextField = "title" | "location" | "phoneNumber" | "summary";
type ListField = "skills" | "languages" | "experience" | "education";

/** Something that was read, which its reader takes over or leaves. */
export interface Choice {
  id: string;
  field: TextField | ListField;
  /** As it was read, and as it is corrected. */
  text: string;
  /** Of a language. */
  level?: Level;
  /** Whether it is to be looked at: it was read with little certainty. */
  unsure: boolean;
  /** The page and the line that say it. */
  page: number | null;
  line: string;
  /** What the profile says there now. */
  before: string;
  isTaken: boolean;
}

const textFields = ["title", "location", "phoneNumber", "summary"] as const;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** '2019-05' as people write it: 'May 2019'. */
const writtenDate = (date: string) => {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`.trim();
};

const textOf = (read: Read) => read?.value ?? "";
const folded = (text: string) => text.trim().toLowerCase();

/** What no profile is saved without. */
export const neededFields: readonly TextField[] = ["title", "location", "summary"];

/**
 * All that was read and that the profile does not say already. What it leaves empty is chosen, nothing else.
 * @param needed fields to write where neither says anything
 */
export const choicesOf = (
  reading: ResumeReading,
  values: ProfileFormValues,
  needed: readonly TextField[] = [],
): Choice[] => {
  const of = (
    field: Choice["field"],
    place: number,
    parts: readonly Read[],
    more: Pick<Choice, "text" | "before"> & Partial<Choice>,
  ): Choice => {
    const told = parts.filter((part) => part !== null);
    return {
      id: `${field}-${place}`,
      field,
      unsure: told.some(({ confidence }) => confidence < leastCertain),
      page: told[0]?.page ?? null,
      line: told[0]?.line ?? "",
      isTaken: more.before.trim() === "",
      ...more,
    };
  };
  const single = textFields.flatMap((field, place) => {
    const text = textOf(reading[field]);
    const before = values[field] ?? "";
    const isNew = text !== "" && folded(text) !== folded(before);
    return isNew || (needed.includes(field) && before.trim() === "")
      ? [of(field, place, [reading[field]], { text, before })]
      : [];
  });
  const known = new Set(values.skills.map(folded));
  const skills = reading.skills.flatMap((read, place) =>
    known.has(folded(read.value))
      ? []
      : [of("skills", place, [read], { text: read.value, before: "" })],
  );
  const spoken = new Set((values.languages ?? []).map(({ name }) => folded(name)));
  const languages = reading.languages.flatMap((read, place) =>
    spoken.has(folded(read.value))
      ? []
      : [
          of("languages", place, [read], {
            text: read.value,
            before: "",
            level: read.level ?? "good",
            unsure: read.level === null || read.confidence < leastCertain,
          }),
        ],
  );
  const listed = (
    field: "experience" | "education",
    entries: { parts: Read[]; line: string }[],
  ) => {
    const lines = new Set(linesOf(values[field]).map(folded));
    return entries.flatMap(({ parts, line }, place) =>
      line === "" || lines.has(folded(line))
        ? []
        : [of(field, place, parts, { text: line, before: "", isTaken: lines.size === 0 })],
    );
  };
  return [
    ...single,
    ...skills,
    ...languages,
    ...listed(
      "experience",
      reading.experience.map((post) => ({
        parts: [post.title, post.company, post.startDate],
        line: lineOfPost(post),
      })),
    ),
    ...listed(
      "education",
      reading.education.map((study) => ({
        parts: [study.degree, study.field, study.school, study.year],
        line: lineOfStudy(study),
      })),
    ),
  ];
};

const lineOfPost = ({ title, company, startDate, endDate }: ResumeReading["experience"][number]) =>
  lineOf("experience", {
    parts: [
      textOf(title),
      textOf(company),
      writtenDate(textOf(startDate)),
      writtenDate(textOf(endDate)),
    ],
  });

/** A school alone is its name. */
const lineOfStudy = ({ degree, field, school, year }: ResumeReading["education"][number]) =>
  degree === null && field === null && year === null
    ? textOf(school)
    : lineOf("education", { parts: [degree, field, school, year].map(textOf) });

/** The values of the form with what was chosen. */
export const valuesWith = (
  values: ProfileFormValues,
  choices: readonly Choice[],
): Partial<ProfileFormValues> => {
  const taken = choices.filter(({ isTaken, text }) => isTaken && text.trim() !== "");
  const textsOf = (field: Choice["field"]) =>
    taken.filter((choice) => choice.field === field).map(({ text }) => text.trim());
  const changed: Partial<ProfileFormValues> = {};
  for (const field of textFields) {
    const [text] = textsOf(field);
    if (text !== undefined) changed[field] = text;
  }
  const skills = textsOf("skills");
  if (skills.length > 0) changed.skills = [...values.skills, ...skills];
  const languages = taken.flatMap(({ field, text, level }) =>
    field === "languages" ? [{ name: text.trim(), level: level ?? "good" }] : [],
  );
  if (languages.length > 0) changed.languages = [...(values.languages ?? []), ...languages];
  for (const field of ["experience", "education"] as const) {
    const lines = textsOf(field);
    if (lines.length > 0) changed[field] = [...linesOf(values[field]), ...lines].join("\n");
  }
  return changed;
};
