import { Readable } from "node:stream";
import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { picturesOfText } from "@rolecall/contract/resume-reading/resume-reading.ts";
import { resumeMaximumBytes, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildResume, buildUser } from "#test/build.ts";
import { docxOf, pdfDrawing, pdfOf } from "#test/files/resume-files.ts";
import { pdfLayouts } from "#test/resumes/draw-pdf.ts";
import { inventPerson } from "#test/resumes/people.ts";
import { wordLayouts } from "#test/resumes/write-word.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db, files } = await startApp();
const me = await buildUser(db);

const stored = async (content: Buffer, kind: keyof typeof resumeTypes = "pdf") => {
  const resume = await buildResume(db, { ownerId: me.id, contentType: resumeTypes[kind] });
  await files.write(resume.id, Readable.from([content]), resumeMaximumBytes);
  return `/objects/${resume.id}`;
};
const readingOf = (resumeUrl: string) =>
  `/api/resume/reading?resumeUrl=${encodeURIComponent(resumeUrl)}`;
const read = async (content: Buffer, kind?: keyof typeof resumeTypes) =>
  (await as(me).get<ResumeReading>(readingOf(await stored(content, kind)))).body;

describe("what a resume tells", () => {
  test("is read from two columns, each field with its page, its line and how sure it is", async () => {
    const person = inventPerson("en", 3);
    const reading = await read(await pdfLayouts.twoColumns(person));
    expect(reading).toMatchObject({ readable: true, message: null, pages: 1 });
    expect(reading.name).toMatchObject({ value: person.name, page: 1, line: person.name });
    expect(reading.experience).toHaveLength(person.experience.length);
    expect(reading.experience[0]).toMatchObject({
      title: { value: person.experience[0]?.title },
      company: { value: person.experience[0]?.company },
      endDate: { value: null },
    });
    expect(reading.skills.map(({ value }) => value)).toEqual(person.skills);
    for (const { confidence } of [reading.name, reading.email, ...reading.skills].filter(
      (told) => told !== null,
    ))
      expect(confidence > 0 && confidence <= 1).toBe(true);
  });

  test("is read from a table in Word, which has no pages", async () => {
    const person = inventPerson("de", 2);
    const reading = await read(await wordLayouts.tables(person), "docx");
    expect(reading).toMatchObject({
      readable: true,
      pages: null,
      name: { value: person.name, page: null },
    });
    expect(reading.experience.map(({ company }) => company?.value)).toEqual(
      person.experience.map(({ company }) => company),
    );
    expect(reading.languages[0]).toMatchObject({ value: "Deutsch", level: "native" });
  });

  test("is nothing where a file holds pictures of text: that is said at once, and nothing is made up", async () => {
    const empty = {
      name: null,
      email: null,
      title: null,
      skills: [],
      experience: [],
      education: [],
    };
    const unreadable = { readable: false, message: picturesOfText, ...empty };
    expect(await read(pdfDrawing("q 500 0 0 700 50 50 cm Q"))).toMatchObject({
      ...unreadable,
      pages: 1,
    });
    expect(await read(pdfOf("Scanned by CamScanner"))).toMatchObject({ ...unreadable, pages: 1 });
    expect(await read(docxOf("Ada Moreau, nurse"), "docx")).toMatchObject({
      ...unreadable,
      pages: null,
    });
  });

  test("is nothing where the file cannot be read at all", async () => {
    expect(await read(Buffer.from("%PDF-1.7 broken"))).toMatchObject({ readable: false });
  });
});

test("only an own, registered file is read", async () => {
  const missing = { status: 404, body: "File not found" };
  const foreign = await buildResume(db);
  const fresh = await buildResume(db, { ownerId: me.id, registeredAt: null });
  for (const url of [
    `/objects/${foreign.id}`,
    `/objects/${fresh.id}`,
    `/objects/${crypto.randomUUID()}`,
    "/objects/../etc/passwd",
    "",
  ])
    expect(await as(me).get(readingOf(url))).toMatchObject(missing);
  expect(await as(me).get("/api/resume/reading")).toMatchObject(missing);
  expect((await anonymous.get(readingOf(await stored(pdfOf("Ada"))))).status).toBe(401);
});

test("reading saves nothing", async () => {
  await read(await pdfLayouts.oneLine(inventPerson("en", 1)));
  expect((await as(me).get("/api/profile")).status).toBe(404);
});
