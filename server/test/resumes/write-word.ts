import { docxOf, wordPart } from "#test/files/resume-files.ts";
import { type InventedPerson, writtenDates } from "./people.ts";
import { words } from "./words.ts";

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
const paragraph = (text: string) =>
  `<w:p>${text
    .split("\t")
    .map((part) => `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join("<w:r><w:tab/></w:r>")}</w:p>`;
const cell = (texts: string[]) => `<w:tc>${texts.map(paragraph).join("")}</w:tc>`;
const table = (rows: string[][][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
const document = (markup: string) =>
  docxOf("", { "word/document.xml": wordPart("document", `<w:body>${markup}</w:body>`) });

const top = (person: InventedPerson) =>
  [person.name, person.title, `${person.location} | ${person.phoneNumber} | ${person.email}`]
    .map(paragraph)
    .join("");

const lists = (person: InventedPerson) => {
  const { headings } = words[person.language];
  return [
    headings.skills,
    person.skills.join(", "),
    headings.languages,
    ...person.languages.map(([name, level]) => `${name}: ${level}`),
  ]
    .map(paragraph)
    .join("");
};

/** Posts and studies in tables: dates beside what they were. */
const tables = async (person: InventedPerson) => {
  const { headings, in: joint } = words[person.language];
  return document(
    top(person) +
      paragraph(headings.summary) +
      paragraph(person.summary) +
      paragraph(headings.experience) +
      table(
        person.experience.map((post) => [
          [writtenDates(person, post)],
          [post.title, post.company, ...post.told],
        ]),
      ) +
      paragraph(headings.education) +
      table(
        person.education.map(({ year, degree, field, school }) => [
          [year],
          [`${degree}${joint}${field}`, school],
        ]),
      ) +
      lists(person),
  );
};

/** Paragraphs alone, dates behind a tab. */
const paragraphs = async (person: InventedPerson) => {
  const { headings, in: joint } = words[person.language];
  return document(
    top(person) +
      paragraph(headings.experience) +
      person.experience
        .flatMap((post) => [
          `${post.title}\t${writtenDates(person, post)}`,
          `${post.company}, ${post.city}`,
          ...post.told,
          "",
        ])
        .map(paragraph)
        .join("") +
      paragraph(headings.education) +
      person.education
        .flatMap(({ year, degree, field, school }) => [
          `${degree}${joint}${field}\t${year}`,
          school,
        ])
        .map(paragraph)
        .join("") +
      lists(person),
  );
};

export const wordLayouts = { tables, paragraphs } as const;
