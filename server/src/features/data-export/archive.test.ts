import { describe, expect, test } from "vitest";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildProfile,
  buildResume,
  buildUser,
} from "#test/build.ts";
import { pngOf } from "#test/files/picture-files.ts";
import { unzip } from "#test/files/unzip.ts";
import { someoneSignedIn, turnTotpOn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";
import { prepareExports } from "./prepare-exports.service.ts";

const services = await startApp({ env: { RETENTION_MONTHS: "6" } });
const { as, db, files, send } = services;

/** The files of somebody's archive, downloaded by them. */
const archiveOf = async (user: { id: string }) => {
  const client = as(user);
  await client.post("/api/account/export");
  await prepareExports(db, services);
  const { bytes } = await client.get("/api/account/export/file");
  const contents = await unzip(bytes);
  const textOf = (name: string) => contents.get(name)?.toString() ?? "";
  return {
    names: [...contents.keys()],
    contents,
    textOf,
    json: (name: string) => JSON.parse(textOf(name)) as unknown,
  };
};

describe("the archive of a candidate", async () => {
  const recruiter = await buildUser(db, { role: "recruiter", firstName: "Rosamund" });
  const candidate = await buildUser(db, { firstName: "Bertille", lastName: "Okafor" });
  await buildProfile(db, {
    userId: candidate.id,
    phoneNumber: "+351 21 000 000",
    experience: [{ title: "Potter", company: "Kiln", startDate: "2019-04", endDate: null }],
    education: [{ degree: "BA", field: "Glass", school: "Murano", year: 2018 }],
  });
  const resume = await buildResume(db, { ownerId: candidate.id, filename: "..\\a/b.pdf" }, files);
  const company = await buildCompany(db, { name: "Glass, Ltd" });
  const [first, second] = [
    await buildJob(db, { postedBy: recruiter.id, companyId: company.id, title: '=HYPERLINK("x")' }),
    await buildJob(db, { postedBy: recruiter.id, companyId: company.id, title: "Potter" }),
  ];
  const apply = (jobId: string, coverLetter: string, appliedAt: Date) =>
    buildApplication(db, {
      candidateId: candidate.id,
      resumeId: resume.id,
      jobId,
      coverLetter,
      appliedAt,
    });
  const older = await apply(first.id, "-1+1\nand a line", new Date("2026-01-02T03:04:05.000Z"));
  const newer = await apply(second.id, "I turn clay.", new Date("2026-02-02T03:04:05.000Z"));
  await buildApplication(db, { jobId: second.id, coverLetter: "Of somebody else" });
  const move = (id: string, status: string) =>
    as(recruiter).put(`/api/applications/${id}/status`, { body: { status } });
  await move(newer.id, "hired");
  await move(older.id, "shortlisted");
  await move(older.id, "rejected");
  for (const text of ["When could I begin?", "I could begin in May."])
    await as(candidate).post(`/api/applications/${newer.id}/messages`, {
      body: { text },
      headers: { "Idempotency-Key": text.replaceAll(" ", "-") },
    });
  await as(candidate).put(`/api/jobs/${second.id}/saved`, { body: { note: "Ask about the kiln" } });
  await as(candidate).post("/api/alerts", {
    body: { search: { query: "potter" }, frequency: "weekly" },
  });
  const archive = await archiveOf(candidate);
  const read = async (path: string) => (await as(candidate).get(path)).body;

  test("has the account and the profile as the calls answer them, and the profile as JSON Resume", async () => {
    expect(archive.json("account.json")).toEqual({
      exportedAt: expect.any(String),
      user: await read("/api/auth/user"),
      sessions: expect.arrayContaining([expect.objectContaining({ current: false, place: null })]),
      passkeys: [],
      notifications: await read("/api/account/notifications"),
    });
    expect(archive.json("profile.json")).toEqual(await read("/api/profile"));
    expect(archive.json("resume.json")).toMatchObject({
      basics: {
        name: "Bertille Okafor",
        label: "Engineer",
        email: candidate.email,
        phone: "+351 21 000 000",
        summary: "Ten years of web applications.",
        location: { address: "Porto" },
      },
      work: [{ name: "Kiln", position: "Potter", startDate: "2019-04" }],
      education: [{ institution: "Murano", area: "Glass", studyType: "BA", endDate: "2018" }],
      skills: [{ name: "TypeScript" }],
    });
  });

  test("has the applications as the candidate reads them, each with its history, its messages and its end", async () => {
    const listed = (await read("/api/applications/candidate")) as {
      id: string;
      eraseAt: unknown;
    }[];
    expect(listed.map(({ eraseAt }) => eraseAt)).toEqual([expect.any(String), expect.any(String)]);
    const withHistory = [];
    for (const application of listed)
      withHistory.push({
        ...application,
        history: await read(`/api/applications/${application.id}/history`),
        messages: await read(`/api/applications/${application.id}/messages`),
        answers: [],
        matchReasons: [],
        interviews: [],
        equalOpportunity: null,
      });
    expect(archive.json("applications.json")).toEqual(withHistory);
  });

  test("has applications and history for a spreadsheet, in which nothing is a formula", async () => {
    expect(archive.textOf("applications.csv")).toBe(
      [
        "applicationId,jobTitle,company,status,appliedAt,coverLetter",
        `${newer.id},Potter,"Glass, Ltd",hired,2026-02-02T03:04:05.000Z,I turn clay.`,
        `${older.id},"'=HYPERLINK(""x"")","Glass, Ltd",rejected,2026-01-02T03:04:05.000Z,"'-1+1\nand a line"`,
        "",
      ].join("\r\n"),
    );
    const [header, ...lines] = archive.textOf("application-history.csv").split("\r\n");
    expect(header).toBe("applicationId,changedAt,from,to");
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${newer.id},[-\\d]+T[:.\\d]+Z,pending,hired$`)),
      expect.stringMatching(new RegExp(`^${older.id},.+,pending,shortlisted$`)),
      expect.stringMatching(new RegExp(`^${older.id},.+,shortlisted,rejected$`)),
      "",
    ]);
  });

  test("has the resumes byte for byte, under names that unpack into one folder", async () => {
    const name = `files/${resume.id}-.._a_b.pdf`;
    expect(archive.names.filter((each) => each.startsWith("files/"))).toEqual([name]);
    const served = await as(candidate).get(`/objects/${resume.id}`);
    expect(archive.contents.get(name)?.equals(served.bytes)).toBe(true);
  });

  test("has the searches that the candidate keeps", async () => {
    expect(archive.json("alerts.json")).toEqual(await read("/api/alerts"));
    expect(archive.json("alerts.json")).toMatchObject([{ search: { query: "potter" } }]);
  });

  test("has the saved jobs with what the candidate noted", () => {
    expect(archive.json("saved-jobs.json")).toEqual([
      {
        id: second.id,
        title: "Potter",
        company: "Glass, Ltd",
        note: "Ask about the kiln",
        savedAt: expect.any(String),
      },
    ]);
  });

  test("has no other person in it: no employer's name, and no other application", () => {
    const everything = archive.names.map(archive.textOf).join("\n");
    for (const foreign of ["Rosamund", recruiter.id, "Of somebody else"])
      expect([foreign, everything.includes(foreign)]).toEqual([foreign, false]);
  });
});

test("a recruiter's archive has the jobs that they posted and the companies that they belong to", async () => {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id, name: "Lantern Works" });
  const job = await buildJob(db, {
    postedBy: owner.id,
    companyId: company.id,
    title: "Wick Maker",
  });
  await buildApplication(db, { jobId: job.id, coverLetter: "To the wick maker" });
  const archive = await archiveOf(owner);
  expect(archive.json("jobs.json")).toMatchObject([
    { id: job.id, title: "Wick Maker", company: { name: "Lantern Works" } },
  ]);
  expect(archive.json("companies.json")).toMatchObject([{ id: company.id, role: "owner" }]);
  expect(archive.json("profile.json")).toBeNull();
  expect(archive.json("resume.json")).toMatchObject({ basics: { email: owner.email }, work: [] });
  expect(archive.names.map(archive.textOf).join()).not.toContain("To the wick maker");
});

test("an archive has the picture as it is served", async () => {
  const user = await buildUser(db);
  const client = as(user);
  const { body } = await client.post<{ uploadURL: string }>("/api/objects/upload");
  await send(body.uploadURL, pngOf({ width: 20, height: 20 }));
  const kept = await client.put<{ objectPath: string }>("/api/picture", {
    body: { pictureURL: body.uploadURL },
  });
  const path = kept.body.objectPath;
  await client.patch("/api/auth/user", { body: { profileImageUrl: path } });
  const archive = await archiveOf(user);
  const picture = archive.contents.get(`files/${path.split("/").at(-1)}-picture.webp`);
  expect(picture?.equals((await client.get(path)).bytes)).toBe(true);
});

test("an archive has no secret: no password's hash, authenticator's key, recovery code or session's token", async () => {
  const { id, browser } = await someoneSignedIn(services);
  const { secret, recoveryCodes } = await turnTotpOn(browser);
  const archive = await archiveOf({ id });
  const everything = archive.names.map(archive.textOf).join("\n");
  expect(recoveryCodes).toHaveLength(10);
  for (const word of [secret, ...recoveryCodes, "$argon2", "tokenHash", "passwordHash"])
    expect(everything).not.toContain(word);
});

test("an archive of hundreds of applications and changes has each of them once", async () => {
  const candidate = await buildUser(db);
  const made = [];
  for (let count = 0; count < 205; count += 1)
    made.push((await buildApplication(db, { candidateId: candidate.id })).id);
  const archive = await archiveOf(candidate);
  const listed = archive.json("applications.json") as { id: string }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  expect(archive.textOf("applications.csv").trim().split("\r\n")).toHaveLength(206);
});
