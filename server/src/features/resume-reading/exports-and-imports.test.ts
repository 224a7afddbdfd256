import { Readable } from "node:stream";
import type { ProfileDraft } from "@rolecall/contract/profiles/profile-draft.ts";
import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { resumeMaximumBytes, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { buildResume, buildUser } from "#test/build.ts";
import { docxOf, zipOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db, files } = await startApp();

const draft = {
  title: "Head of Night Care",
  summary: "Ten years on wards. I plan calmly, and I like teams that learn from one another.",
  skills: [
    "Triage",
    "Wound care",
    "Electronic health records",
    "Team planning",
    "SQL",
    "Ventilation",
  ],
  location: "Porto",
  phoneNumber: "+351 22 000 11 22",
  experience: [
    { title: "Nurse", company: "County Hospital", startDate: "May 2019", endDate: null },
    {
      title: "Wizard of Light Bulb Moments",
      company: "Tallow",
      startDate: "2014-02",
      endDate: "2018-07",
    },
  ],
  education: [{ degree: "BSc", field: "Nursing", school: "State College", year: "2013" }],
  languages: [
    { name: "English", level: "native" },
    { name: "Portuguese", level: "good" },
  ],
  wantedSalary: 81_234,
  notSkills: ["Sales"],
} satisfies ProfileDraft;

const withProfile = async (more: Partial<ProfileDraft> = {}, name = ["Zoë", "Okafor"]) => {
  const [firstName = null, lastName = null] = name;
  const user = await buildUser(db, { firstName, lastName });
  const me = as(user);
  const { status } = await me.post("/api/profile", { body: { ...draft, ...more } });
  expect(status).toBe(201);
  return { user, me };
};

/** What was read, without how sure it is. */
const plain = (reading: ResumeReading) => ({
  name: reading.name?.value,
  email: reading.email?.value,
  phoneNumber: reading.phoneNumber?.value,
  location: reading.location?.value,
  title: reading.title?.value,
  summary: reading.summary?.value,
  skills: reading.skills.map(({ value }) => value),
  languages: reading.languages.map(({ value, level }) => ({ name: value, level })),
  experience: reading.experience.map((post) => ({
    title: post.title?.value,
    company: post.company?.value,
    startDate: post.startDate?.value,
    endDate: post.endDate?.value,
  })),
  education: reading.education.map((study) => ({
    degree: study.degree?.value,
    field: study.field?.value,
    school: study.school?.value,
    year: study.year?.value,
  })),
});

const { title, summary, skills, location, phoneNumber, languages, education } = draft;
const same = (email: string | null) => ({
  name: "Zoë Okafor",
  email,
  title,
  summary,
  skills,
  location,
  phoneNumber,
  languages,
  education,
  experience: [
    { title: "Nurse", company: "County Hospital", startDate: "2019-05", endDate: null },
    {
      title: "Wizard of Light Bulb Moments",
      company: "Tallow",
      startDate: "2014-02",
      endDate: "2018-07",
    },
  ],
});

const stored = async (ownerId: string, content: Buffer) => {
  const resume = await buildResume(db, { ownerId, contentType: resumeTypes.pdf });
  await files.write(resume.id, Readable.from([content]), resumeMaximumBytes);
  return encodeURIComponent(`/objects/${resume.id}`);
};

const uploaded = async (me: ReturnType<typeof as>, content: Buffer) => {
  const { body } = await me.post<{ uploadURL: string }>("/api/objects/upload");
  const { status } = await me.put(body.uploadURL, {
    body: content,
    headers: { "content-type": "application/octet-stream" },
  });
  expect(status).toBe(200);
  return body.uploadURL;
};

describe("a profile that goes out and comes back", () => {
  test("as JSON Resume is the same", async () => {
    const { me, user } = await withProfile();
    const resume = (await me.get("/api/profile/resume.json")).body;
    expect(JSON.stringify(resume)).not.toMatch(/81234|81_234|Sales/);
    const imported = await me.post<ResumeReading>("/api/profile/import", { body: { resume } });
    expect(imported).toMatchObject({
      status: 200,
      body: { readable: true, message: null, pages: null },
    });
    expect(plain(imported.body)).toEqual(same(user.email));
  });

  test("as PDF is the same, and another reader has all of its text", async () => {
    const { me, user } = await withProfile();
    const { status, headers, bytes } = await me.get("/api/profile/resume.pdf");
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    const read = await me.get<ResumeReading>(
      `/api/resume/reading?resumeUrl=${await stored(user.id, bytes)}`,
    );
    expect(plain(read.body)).toEqual(same(user.email));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    for (const written of [title, ...skills, "Nurse at County Hospital (May 2019 - Present)"])
      expect(text).toContain(written);
    expect(text).not.toMatch(/81.?234|Sales/);
  });

  test.each([
    [
      "Αγγελική Παπαδοπούλου",
      "Νοσοκόμα",
      "Φροντίζω ασθενείς με ηρεμία, εδώ και δέκα χρόνια, σε δύο νοσοκομεία.",
    ],
    [
      "Ольга Іваненко",
      "Медсестра",
      "Десять років працюю в лікарнях, люблю порядок і спокійні зміни з командою.",
    ],
    [
      "Łucja Żółć",
      "Główna księgowa",
      "Księgowa z dziesięcioletnim doświadczeniem w spółkach i w urzędzie miasta.",
    ],
  ])("in the letters of %s is the same as PDF", async (name, own, told) => {
    const { me, user } = await withProfile({ title: own, summary: told }, name.split(" "));
    const { bytes } = await me.get("/api/profile/resume.pdf");
    const { body } = await me.get<ResumeReading>(
      `/api/resume/reading?resumeUrl=${await stored(user.id, bytes)}`,
    );
    expect(plain(body)).toMatchObject({ name, title: own, summary: told });
  });

  test.each<[string, Partial<ProfileDraft>]>([
    ["few words", { summary: "Calm.", skills: ["C"], location: "Remote", languages: [] }],
    ["lines and lists", { summary: "Two wards.\n\n- nights\n- days\nAlways calm, - and quick." }],
    ["commas in a skill", { skills: ["Wounds, old and new", "Ruby (expert)", "Triage; beds"] }],
    ["letters that the page cannot show", { title: "看護師", skills: ["看護", "🍲 Soup"] }],
    ["languages of two words", { languages: [{ name: "Mandarin Chinese", level: "good" }] }],
    ["posts that nobody knows", { experience: ["Odd jobs for three years"] }],
  ])("with %s is the same as JSON Resume and as PDF", async (_what, more) => {
    const { me, user } = await withProfile({ experience: [], education: [], ...more });
    const resume = (await me.get("/api/profile/resume.json")).body;
    const asJson = await me.post<ResumeReading>("/api/profile/import", { body: { resume } });
    const { bytes } = await me.get("/api/profile/resume.pdf");
    const asPdf = await me.get<ResumeReading>(
      `/api/resume/reading?resumeUrl=${await stored(user.id, bytes)}`,
    );
    expect(plain(asPdf.body)).toEqual(plain(asJson.body));
    const { experience: _left, ...told } = more;
    expect(plain(asPdf.body)).toMatchObject(told);
    expect(asPdf.body).toMatchObject({ readable: true, message: null, pages: 1 });
    expect(asPdf.body.email).toMatchObject({ page: 1, line: expect.stringContaining("@") });
  });

  test("of many pages is drawn and read", async () => {
    const { me, user } = await withProfile({
      summary: "One sentence of many. ".repeat(450).trim(),
      experience: Array.from({ length: 100 }, (_, index) => ({
        title: `Nurse of a ward with the number ${index} and a long name`,
        company: "Hospital of the whole county of the far north and of its islands",
        startDate: `${1920 + index}`,
        endDate: null,
      })).filter(({ startDate }) => startDate >= "1950"),
    });
    const { bytes } = await me.get("/api/profile/resume.pdf");
    const { body } = await me.get<ResumeReading>(
      `/api/resume/reading?resumeUrl=${await stored(user.id, bytes)}`,
    );
    expect(body.pages && body.pages > 3).toBe(true);
    expect(body.experience).toHaveLength(70);
    expect(body.experience[40]?.title?.value).toBe(
      "Nurse of a ward with the number 70 and a long name",
    );
  });
});

test("there is neither file without a profile, nor for who is signed out", async () => {
  const nobody = as(await buildUser(db));
  for (const kind of ["json", "pdf"]) {
    const path = `/api/profile/resume.${kind}`;
    expect(await nobody.get(path)).toMatchObject({ status: 404, body: "Profile not found" });
    expect((await anonymous.get(path)).status).toBe(401);
  }
});

describe("an import", () => {
  test.each([
    null,
    undefined,
    "basics",
    12,
    [],
    {},
    { hobby: "chess" },
    { basics: "Ada" },
    { basics: null },
    { work: { name: "Acme" } },
    { basics: {}, skills: ["SQL"] },
  ])("of %j is refused: This is not a JSON Resume", async (resume) => {
    const me = as(await buildUser(db));
    const answer = await me.post("/api/profile/import", { body: { resume } });
    expect(answer).toMatchObject({ status: 400, body: "This is not a JSON Resume" });
  });

  test("reads what JSON Resumes of others have: keywords, a city, open ends, words for levels", async () => {
    const me = as(await buildUser(db));
    const resume = {
      basics: { name: "Ada", location: { city: "Boise", region: "ID", countryCode: "US" } },
      work: [
        { position: "Nurse", name: "Mercy", startDate: "2019-04-01" },
        { company: "Old", position: "Aide" },
      ],
      skills: [{ name: "Web", keywords: ["HTML", "CSS", 7] }],
      languages: [{ language: "English", fluency: "Native speaker" }, { language: "Welsh" }],
    };
    const { body } = await me.post<ResumeReading>("/api/profile/import", { body: { resume } });
    expect(plain(body)).toMatchObject({
      location: "Boise, ID",
      skills: ["Web", "HTML", "CSS"],
      languages: [
        { name: "English", level: "native" },
        { name: "Welsh", level: null },
      ],
      experience: [
        { title: "Nurse", company: "Mercy", startDate: "2019-04", endDate: null },
        { title: "Aide", company: "Old", startDate: undefined, endDate: undefined },
      ],
    });
  });

  test.each([
    ["2019-04-01", "2019-04"],
    ["2019-4", "2019-04"],
    ["2019-4-1", "2019-04"],
    ["20190401", "2019-04"],
    ["2019-13-45", "2019"],
    [2019, "2019"],
    ["Apr 2019", "2019-04"],
    ["someday", undefined],
    [{ year: 2019 }, undefined],
  ])("reads the date %j as %j", async (startDate, date) => {
    const me = as(await buildUser(db));
    const resume = { work: [{ position: "Nurse", startDate }] };
    const { body } = await me.post<ResumeReading>("/api/profile/import", { body: { resume } });
    expect(body.experience[0]?.startDate?.value).toBe(date);
  });

  test("saves nothing", async () => {
    const me = as(await buildUser(db));
    await me.post("/api/profile/import", { body: { resume: { basics: { label: "Nurse" } } } });
    expect((await me.get("/api/profile")).status).toBe(404);
  });
});

const archive = {
  "Basic_Export/Profile.csv":
    'First Name,Last Name,Headline,Summary,Geo Location\r\nAda,Moreau,Head Nurse,"Calm, and ""quick"".\nAlways.","Lyon, France"\r\n',
  "Basic_Export/Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\r\nMercy,Head Nurse,,Lyon,Apr 2019,\r\nLilas,Nurse,,Lyon,2014,Mar 2019\r\n",
  "Basic_Export/Education.csv":
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\r\nLyon 2,2010,2013,,"Licence, Soins",\r\n',
  "Basic_Export/Skills.csv": "Name\r\nTriage\r\nSQL\r\n",
  "Basic_Export/Languages.csv":
    "Name,Proficiency\r\nFrench,Native or bilingual proficiency\r\nGerman,Limited working proficiency\r\n",
  "Basic_Export/Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\r\nold@mail.example,Yes,No,\r\nada@mail.example,Yes,Yes,\r\n",
  "Basic_Export/PhoneNumbers.csv": "Extension,Number,Type\r\n,+33 4 72 00 11 22,Mobile\r\n",
};

describe("an import of an upload", () => {
  test("reads LinkedIn's archive, and deletes the upload", async () => {
    const me = as(await buildUser(db));
    const uploadURL = await uploaded(me, zipOf(archive));
    const { status, body } = await me.post<ResumeReading>("/api/profile/import", {
      body: { uploadURL },
    });
    expect(status).toBe(200);
    expect(plain(body)).toEqual({
      name: "Ada Moreau",
      email: "ada@mail.example",
      phoneNumber: "+33 4 72 00 11 22",
      location: "Lyon, France",
      title: "Head Nurse",
      summary: 'Calm, and "quick".\nAlways.',
      skills: ["Triage", "SQL"],
      languages: [
        { name: "French", level: "native" },
        { name: "German", level: "basic" },
      ],
      experience: [
        { title: "Head Nurse", company: "Mercy", startDate: "2019-04", endDate: null },
        { title: "Nurse", company: "Lilas", startDate: "2014", endDate: "2019-03" },
      ],
      education: [{ degree: "Licence", field: "Soins", school: "Lyon 2", year: "2013" }],
    });
    expect((await me.post("/api/profile/import", { body: { uploadURL } })).status).toBe(404);
  });

  test("reads a JSON Resume", async () => {
    const me = as(await buildUser(db));
    const uploadURL = await uploaded(me, Buffer.from('{"basics": {"label": "Nurse"}}'));
    const { body } = await me.post<ResumeReading>("/api/profile/import", { body: { uploadURL } });
    expect(body.title?.value).toBe("Nurse");
  });

  const bomb = zipOf({ "Profile.csv": "Name\r\n" });
  // The table of contents promises four gigabytes.
  bomb.writeUInt32LE(0xfffffff0, bomb.lastIndexOf("PK\x01\x02") + 24);
  test.each([
    ["text", Buffer.from("Ada Moreau")],
    ["a Word document", docxOf("Ada Moreau")],
    ["an archive without LinkedIn's files", zipOf({ "holiday.csv": "Name\r\n" })],
    ["an archive that would fill a disk", bomb],
    ["nothing", Buffer.alloc(0)],
  ])("refuses %s, and deletes it", async (_what, content) => {
    const me = as(await buildUser(db));
    const uploadURL = await uploaded(me, content);
    const call = () => me.post("/api/profile/import", { body: { uploadURL } });
    expect(await call()).toMatchObject({
      status: 415,
      body: "Only a JSON Resume or LinkedIn's archive can be read here",
    });
    expect((await call()).status).toBe(404);
  });

  test("refuses JSON that is no JSON Resume", async () => {
    const me = as(await buildUser(db));
    const uploadURL = await uploaded(me, Buffer.from('{"hobby": "chess"}'));
    const answer = await me.post("/api/profile/import", { body: { uploadURL } });
    expect(answer).toMatchObject({ status: 400, body: "This is not a JSON Resume" });
  });

  test("is of one's own uploads alone, and of no resume", async () => {
    const owner = as(await buildUser(db));
    const other = as(await buildUser(db));
    const uploadURL = await uploaded(owner, zipOf(archive));
    const foreign = { status: 404, body: "This is not one of your uploads" };
    expect(await other.post("/api/profile/import", { body: { uploadURL } })).toMatchObject(foreign);
    expect((await owner.post("/api/profile/import", { body: { uploadURL } })).status).toBe(200);
    const elsewhere = { uploadURL: "https://elsewhere.example/file" };
    expect((await owner.post("/api/profile/import", { body: elsewhere })).status).toBe(400);
  });
});
