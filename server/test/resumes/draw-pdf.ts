import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { type InventedPerson, writtenDates } from "./people.ts";
import { words } from "./words.ts";

type Drawing = InstanceType<typeof Pdf>;

const bold = "Helvetica-Bold";
const plain = "Helvetica";
const drawn = async (draw: (page: Drawing) => void): Promise<Buffer> => {
  const page = new Pdf({ size: "A4", margin: 50 });
  const bytes = buffer(page);
  draw(page.font(plain).fontSize(10));
  page.end();
  return bytes;
};

const heading = (page: Drawing, text: string, at?: { x: number; width: number }) => {
  page.moveDown(0.8).font(bold).fontSize(12);
  if (at) page.text(text, at.x, undefined, { width: at.width });
  else page.text(text);
  page.font(plain).fontSize(10).moveDown(0.2);
};

const studyLine = ({ language }: InventedPerson, study: InventedPerson["education"][number]) =>
  `${study.degree}${words[language].in}${study.field}`;

const top = (page: Drawing, person: InventedPerson) => {
  page.font(bold).fontSize(22).text(person.name);
  page.font(plain).fontSize(12).text(person.title);
  page.fontSize(10).text([person.location, person.email, person.phoneNumber].join("  |  "));
};

const lists = (page: Drawing, person: InventedPerson) => {
  const { headings } = words[person.language];
  heading(page, headings.skills);
  page.text(person.skills.join(", "));
  heading(page, headings.languages);
  page.text(person.languages.map(([name, level]) => `${name} (${level})`).join(", "));
};

/** A title with its dates at the right margin, and the company below. */
const datesAtRight = (person: InventedPerson) =>
  drawn((page) => {
    const { headings } = words[person.language];
    top(page, person);
    heading(page, headings.summary);
    page.text(person.summary);
    heading(page, headings.experience);
    for (const post of person.experience) {
      const { y } = page;
      page.font(bold).text(post.title, 50, y, { width: 300 });
      const below = page.y;
      page.font(plain).text(writtenDates(person, post), 350, y, { width: 195, align: "right" });
      page.text(`${post.company}, ${post.city}`, 50, below);
      for (const line of post.told) page.text(`• ${line}`, { indent: 10 });
      page.moveDown(0.5);
    }
    heading(page, headings.education);
    for (const study of person.education) {
      const { y } = page;
      page.text(studyLine(person, study), 50, y, { width: 300 });
      page.text(study.year, 350, y, { width: 195, align: "right" });
      page.text(study.school, 50);
    }
    lists(page, person);
  });

/** The dates in a column at the left. */
const datesAtLeft = (person: InventedPerson) =>
  drawn((page) => {
    const { headings } = words[person.language];
    top(page, person);
    heading(page, headings.experience);
    const row = (dates: string, lines: string[]) => {
      const { y } = page;
      page.text(dates, 50, y, { width: 135 });
      page.text(lines[0] ?? "", 200, y, { width: 340 });
      for (const line of lines.slice(1)) page.text(line, 200, undefined, { width: 340 });
      page.moveDown(0.4);
      page.x = 50;
    };
    for (const post of person.experience)
      row(writtenDates(person, post), [
        post.title,
        post.company,
        ...post.told.map((line) => `– ${line}`),
      ]);
    heading(page, headings.education);
    for (const study of person.education) row(study.year, [studyLine(person, study), study.school]);
    page.x = 50;
    heading(page, headings.summary);
    page.text(person.summary);
    lists(page, person);
  });

/** Two columns: contact, skills and languages at the left, the story at the right. */
const twoColumns = (person: InventedPerson) =>
  drawn((page) => {
    const { headings } = words[person.language];
    const left = { x: 50, width: 170 };
    const right = { x: 235, width: 310 };
    page.font(bold).fontSize(24).text(person.name, 50, 50);
    page.font(plain).fontSize(13).text(person.title);
    const begin = page.y + 20;
    page.fontSize(10);
    page.text(person.email, left.x, begin, { width: left.width });
    page.text(person.phoneNumber, { width: left.width });
    page.text(person.location, { width: left.width });
    heading(page, headings.skills, left);
    for (const skill of person.skills) page.text(skill, left.x, undefined, { width: left.width });
    heading(page, headings.languages, left);
    for (const [name, level] of person.languages)
      page.text(`${name} – ${level}`, left.x, undefined, { width: left.width });
    page.y = begin - 14;
    heading(page, headings.summary, right);
    page.text(person.summary, right.x, undefined, { width: right.width });
    heading(page, headings.experience, right);
    for (const post of person.experience) {
      page.font(bold).text(post.title, right.x, undefined, { width: right.width });
      page
        .font(plain)
        .text(`${post.company} | ${writtenDates(person, post)}`, { width: right.width });
      for (const line of post.told) page.text(`• ${line}`, { width: right.width });
      page.moveDown(0.4);
    }
    heading(page, headings.education, right);
    for (const study of person.education) {
      page.text(studyLine(person, study), right.x, undefined, { width: right.width });
      page.text(`${study.school}, ${study.year}`, { width: right.width });
    }
  });

/** Everything of a post on one line. */
const oneLine = (person: InventedPerson) =>
  drawn((page) => {
    const { headings } = words[person.language];
    page.font(bold).fontSize(18).text(person.name.toUpperCase(), { align: "center" });
    page
      .font(plain)
      .fontSize(10)
      .text([person.email, person.phoneNumber, person.location].join(" • "), { align: "center" });
    page.text(person.title, { align: "center" });
    heading(page, headings.summary.toUpperCase());
    page.text(person.summary);
    heading(page, headings.experience.toUpperCase());
    for (const post of person.experience) {
      page.text(`${post.title}, ${post.company} (${writtenDates(person, post)})`);
      for (const line of post.told) page.text(`• ${line}`);
    }
    heading(page, headings.education.toUpperCase());
    for (const study of person.education)
      page.text(`${studyLine(person, study)}, ${study.school} (${study.year})`);
    lists(page, person);
  });

/** The company first, then the title with its dates. */
const companyFirst = (person: InventedPerson) =>
  drawn((page) => {
    const { headings } = words[person.language];
    top(page, person);
    heading(page, headings.skills);
    page.text(person.skills.join(" · "));
    heading(page, headings.experience);
    for (const post of person.experience) {
      page.font(bold).text(`${post.company} — ${post.city}`);
      page.font(plain).text(`${post.title}   ${writtenDates(person, post)}`);
      page.text(post.told.join(" "));
      page.moveDown(0.4);
    }
    heading(page, headings.education);
    for (const study of person.education) {
      page.font(bold).text(study.school);
      page.font(plain).text(`${studyLine(person, study)}   ${study.year}`);
    }
    heading(page, headings.languages);
    for (const [name, level] of person.languages) page.text(`${name}: ${level}`);
  });

export const pdfLayouts = { datesAtRight, datesAtLeft, twoColumns, oneLine, companyFirst } as const;
