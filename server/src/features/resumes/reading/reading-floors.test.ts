import { describe, expect, test } from "vitest";
import { pdfLayouts } from "#test/resumes/draw-pdf.ts";
import { type InventedPerson, inventPerson } from "#test/resumes/people.ts";
import { resumeLanguages } from "#test/resumes/words.ts";
import { wordLayouts } from "#test/resumes/write-word.ts";
import { readDocument } from "./read-document.ts";

/** The least share of what is told that must be read; measured are 1.00 of all of these. */
const floors = {
  name: 1,
  contact: 0.97,
  title: 0.9,
  posts: 0.95,
  studies: 0.9,
  skills: 0.95,
  languages: 0.95,
} as const;
const people = resumeLanguages.flatMap((language) =>
  [11, 12].map((seed) => inventPerson(language, seed)),
);

type Fields = Awaited<ReturnType<typeof readDocument>>["fields"];

/** Which of the facts of a person were read, by kind. */
const judged = (person: InventedPerson, fields: Fields): [keyof typeof floors, boolean][] => {
  const post = ({ title, company, startDate, endDate }: InventedPerson["experience"][number]) =>
    fields?.experience.some(
      (read) =>
        read.title?.value === title &&
        read.company?.value === company &&
        read.startDate?.value === startDate &&
        read.endDate?.value === endDate,
    ) ?? false;
  const study = ({ degree, field, school, year }: InventedPerson["education"][number]) =>
    fields?.education.some(
      (read) =>
        read.degree?.value === degree &&
        read.field?.value === field &&
        read.school?.value === school &&
        read.year?.value === year,
    ) ?? false;
  return [
    // Capital letters do not tell small ones: 'DE LUCA', 'WEISSMANN'.
    ["name", fields?.name?.value.toUpperCase() === person.name.toUpperCase()],
    ["contact", fields?.email?.value === person.email],
    ["contact", fields?.phoneNumber?.value === person.phoneNumber],
    ["contact", fields?.location?.value === person.location.replace(/^\d+ /, "")],
    ["title", fields?.title?.value === person.title],
    ...person.experience.map((one) => ["posts", post(one)] as ["posts", boolean]),
    ["posts", fields?.experience.length === person.experience.length],
    ...person.education.map((one) => ["studies", study(one)] as ["studies", boolean]),
    ...person.skills.map((skill) => {
      const found = fields?.skills.some(({ value }) => value === skill) ?? false;
      return ["skills", found] as ["skills", boolean];
    }),
    ...person.languages.map(([name]) => {
      const found = fields?.languages.some(({ value, level }) => value === name && level !== null);
      return ["languages", found ?? false] as ["languages", boolean];
    }),
  ];
};

describe("of invented resumes in seven languages", () => {
  test.each(Object.entries({ ...pdfLayouts, ...wordLayouts }))(
    "laid out as %s nearly everything is read",
    async (_layout, make) => {
      const facts: [keyof typeof floors, boolean][] = [];
      for (const person of people)
        facts.push(...judged(person, (await readDocument(await make(person))).fields));
      for (const [kind, floor] of Object.entries(floors)) {
        const own = facts.filter(([of]) => of === kind);
        const share = own.filter(([, isRead]) => isRead).length / own.length;
        expect.soft([kind, Math.min(share, floor)]).toEqual([kind, floor]);
      }
    },
  );
});
