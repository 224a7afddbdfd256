import type { ProfileDraft } from "@rolecall/contract/profiles/profile-draft.ts";
import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const draft: ProfileDraft = {
  title: "Pastry Chef",
  summary: "Ten years in three kitchens.",
  skills: ["Lamination", "Chocolate"],
  location: "Porto",
};

const signIn = async (role: "candidate" | "recruiter" | "company" = "candidate") => {
  const user = await buildUser(db, { role });
  return { ...as(user), user };
};

const withProfile = async (more: Partial<ProfileDraft> = {}) => {
  const me = await signIn();
  await me.post("/api/profile", { body: { ...draft, ...more } });
  return me;
};

describe("the first save", () => {
  test("before it there is no profile to read or replace", async () => {
    const me = await signIn();
    const missing = { status: 404, body: "Profile not found" };
    expect(await me.get("/api/profile")).toMatchObject(missing);
    expect(await me.put("/api/profile", { body: draft })).toMatchObject(missing);
  });

  test("makes the profile, which is then shown as it was written", async () => {
    const me = await signIn();
    const made = await me.post<Profile>("/api/profile", { body: draft });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...draft,
      userId: me.user.id,
      phoneNumber: null,
      resumeUrl: null,
      experience: [],
      education: [],
    });
    expect((await me.get("/api/profile")).body).toEqual(made.body);
  });

  test.each(["recruiter", "company"] as const)("is open to a %s too", async (role) => {
    const me = await signIn(role);
    expect((await me.post("/api/profile", { body: draft })).status).toBe(201);
  });

  test("happens once: another one is a conflict, and changes nothing", async () => {
    const me = await withProfile();
    const again = await me.post("/api/profile", { body: { ...draft, title: "Baker" } });
    expect(again).toMatchObject({ status: 409, body: "Profile already exists" });
    expect((await me.get<Profile>("/api/profile")).body.title).toBe("Pastry Chef");
  });

  test("has one winner when the button was pressed five times at once", async () => {
    const me = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => me.post("/api/profile", { body: draft })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });
});

describe("a later save", () => {
  test("replaces everything: fields that are left out are emptied", async () => {
    const me = await withProfile({ phoneNumber: "+351 22", experience: ["Cooked"] });
    const saved = await me.put<Profile>("/api/profile", { body: { ...draft, title: "Baker" } });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ title: "Baker", phoneNumber: null, experience: [] });
    expect((await me.get("/api/profile")).body).toEqual(saved.body);
  });

  test("touches nobody else's profile", async () => {
    const [me, other] = await Promise.all([withProfile(), withProfile()]);
    await me.put("/api/profile", { body: { ...draft, title: "Baker", userId: other.user.id } });
    expect((await other.get<Profile>("/api/profile")).body.title).toBe("Pastry Chef");
  });
});

test("a profile belongs to its signed-in user alone", async () => {
  await withProfile();
  const signedOut = { status: 401, body: "Unauthorized" };
  expect(await anonymous.get("/api/profile")).toMatchObject(signedOut);
  expect(await anonymous.post("/api/profile", { body: draft })).toMatchObject(signedOut);
  expect(await anonymous.put("/api/profile", { body: draft })).toMatchObject(signedOut);
});

test("keys that the owner may not set are ignored", async () => {
  const me = await signIn();
  const other = await buildUser(db);
  const id = crypto.randomUUID();
  const body = { ...draft, id, userId: other.id, createdAt: "2001-01-01T00:00:00Z", nonsense: 1 };
  const made = await me.post<Profile>("/api/profile", { body });
  expect(made.body.userId).toBe(me.user.id);
  expect(made.body.id).not.toBe(id);
  expect(made.body.createdAt > "2002").toBe(true);
});

test.each([
  [{ title: " " }, "Job title is required"],
  [{ summary: "" }, "Professional summary is required"],
  [{ location: undefined }, "Location is required"],
  [{ skills: undefined }, "Skills are required"],
  [{ skills: [] }, "Skills are required"],
  [{ skills: ["", "  "] }, "Skills are required"],
  [{ skills: "Lamination" }, "Skills are required"],
  [{ experience: "Chef" }, "Work experience must be a list"],
  [{ education: "Evening school" }, "Education must be a list"],
  [{ experience: [{ title: "Chef" }] }, "Work experience has an entry that cannot be read"],
  [{ education: [2015] }, "Education has an entry that cannot be read"],
])("%j is refused: %s", async (wrong, sentence) => {
  const me = await signIn();
  const answer = await me.post("/api/profile", { body: { ...draft, ...wrong } });
  expect(answer).toMatchObject({ status: 400, body: sentence });
});

test("skills are trimmed, and empty and repeated ones ignored", async () => {
  const me = await withProfile({ skills: [" Sugar ", "", "Sugar", "Bread", "sugar"] });
  expect((await me.get<Profile>("/api/profile")).body.skills).toEqual(["Sugar", "Bread"]);
});

describe("experience and education", () => {
  test("lines in the displayed form are kept structured, others as the text they are", async () => {
    const me = await withProfile({
      experience: ["Chef at Noma (2019 - Present)", "Many summers on a farm"],
      education: ["BSc in Nutrition from Porto (2015)", "Evening school"],
    });
    expect((await me.get<Profile>("/api/profile")).body).toMatchObject({
      experience: [
        { title: "Chef", company: "Noma", startDate: "2019", endDate: null },
        "Many summers on a farm",
      ],
      education: [
        { degree: "BSc", field: "Nutrition", school: "Porto", year: "2015" },
        "Evening school",
      ],
    });
  });

  test("structured entries are shown again as they were sent", async () => {
    const experience = [
      { title: "Chef", company: "Noma", startDate: "2019", endDate: "2021" },
      { title: "Head chef", company: "Geranium", startDate: "2021", endDate: null },
    ];
    const education = [
      { degree: "BSc", field: "Nutrition", school: "Porto", year: "2015" },
      { degree: "MSc", field: "Food Science", school: "Lund", year: 2017 },
    ];
    const me = await withProfile({ experience, education });
    const { body } = await me.get<Profile>("/api/profile");
    expect(body).toMatchObject({ experience, education });
  });
});

describe("the resume", () => {
  test("is a registered file of one's own", async () => {
    const me = await signIn();
    const resumeUrl = `/objects/${(await buildResume(db, { ownerId: me.user.id })).id}`;
    const made = await me.post<Profile>("/api/profile", { body: { ...draft, resumeUrl } });
    expect(made.body.resumeUrl).toBe(resumeUrl);
  });

  test.each(["", null])("may be taken away with %j", async (none) => {
    const me = await signIn();
    const resumeUrl = `/objects/${(await buildResume(db, { ownerId: me.user.id })).id}`;
    await me.post("/api/profile", { body: { ...draft, resumeUrl } });
    await me.put("/api/profile", { body: { ...draft, resumeUrl: none } });
    expect((await me.get<Profile>("/api/profile")).body.resumeUrl).toBeNull();
  });

  test("is refused when it is somebody else's, never registered, or no file at all", async () => {
    const me = await withProfile();
    const foreign = await buildResume(db);
    const fresh = await buildResume(db, { ownerId: me.user.id, registeredAt: null });
    for (const resumeUrl of [
      `/objects/${foreign.id}`,
      `/objects/${fresh.id}`,
      `/objects/${crypto.randomUUID()}`,
      "/objects/../etc/passwd",
      "https://elsewhere.example/resume.pdf",
    ]) {
      const answer = await me.put("/api/profile", { body: { ...draft, resumeUrl } });
      expect(answer).toMatchObject({ status: 400, body: "This is not one of your uploads" });
    }
  });
});
