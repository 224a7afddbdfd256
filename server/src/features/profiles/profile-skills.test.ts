import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const draft = { title: "Baker", summary: "Bread.", skills: ["Bread", "Sugar"], location: "Porto" };
const told = {
  languages: [{ name: "German", level: "good" }],
  wantedSalary: 50_000,
  willMove: true,
  notSkills: ["Excel"],
};

const withProfile = async (more: object = {}) => {
  const me = as(await buildUser(db));
  await me.post("/api/profile", { body: { ...draft, ...more } });
  return me;
};
const mark = (me: Awaited<ReturnType<typeof withProfile>>, name: string, mine: boolean) =>
  me.post<Profile>("/api/profile/skills", { body: { name, mine } });

describe("what a profile tells beside", () => {
  test("is nothing before it is told", async () => {
    const me = await withProfile();
    expect((await me.get("/api/profile")).body).toMatchObject({
      languages: [],
      wantedSalary: null,
      willMove: false,
      notSkills: [],
    });
  });

  test("stays where a save leaves it out, and is replaced where it names it", async () => {
    const me = await withProfile(told);
    expect((await me.put("/api/profile", { body: draft })).body).toMatchObject(told);
    const body = { ...draft, languages: [], wantedSalary: null, willMove: false, notSkills: [] };
    expect((await me.put("/api/profile", { body })).body).toMatchObject(body);
  });

  test.each([
    [{ languages: [{ name: "", level: "good" }] }, "Language is required"],
    [{ languages: [{ name: "German", level: "a bit" }] }, "Choose basic, good, fluent or native"],
    [{ wantedSalary: 1.5 }, "Wanted salary must be in whole dollars"],
    [{ wantedSalary: -1 }, "Wanted salary must be at least 0"],
    [{ willMove: "yes" }, "Will move must be true or false"],
  ])("%j is refused: %s", async (wrong, sentence) => {
    const me = await withProfile();
    const answer = await me.put("/api/profile", { body: { ...draft, ...wrong } });
    expect(answer).toMatchObject({ status: 400, body: sentence });
  });
});

describe("'I do have this'", () => {
  test("adds a skill once, and takes it out of those taken back, whatever the case", async () => {
    const me = await withProfile({ notSkills: ["excel", "Word"] });
    const { status, body } = await mark(me, " Excel ", true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ skills: ["Bread", "Sugar", "Excel"], notSkills: ["Word"] });
    expect((await mark(me, "EXCEL", true)).body.skills).toEqual(["Bread", "Sugar", "Excel"]);
  });

  test("is refused without a name, without a profile, and when signed out", async () => {
    const me = await withProfile();
    const noName = { status: 400, body: "Skill name is required" };
    expect(await mark(me, "  ", true)).toMatchObject(noName);
    const nobody = as(await buildUser(db));
    const missing = { status: 404, body: "Profile not found" };
    expect(await mark(nobody, "Excel", true)).toMatchObject(missing);
    const body = { name: "Excel", mine: true };
    expect((await anonymous.post("/api/profile/skills", { body })).status).toBe(401);
  });

  test("is refused for the hundred and first", async () => {
    const me = await withProfile({
      skills: Array.from({ length: 100 }, (_, index) => `S${index}`),
    });
    expect(await mark(me, "One more", true)).toMatchObject({
      status: 400,
      body: "Too many skills: at most 100 skills, 1 too many",
    });
  });
});

describe("'this is not me'", () => {
  test("moves a skill to those taken back", async () => {
    const me = await withProfile();
    expect((await mark(me, "sugar", false)).body).toMatchObject({
      skills: ["Bread"],
      notSkills: ["sugar"],
    });
  });

  test("is refused for the last one", async () => {
    const me = await withProfile({ skills: ["Bread"] });
    expect(await mark(me, "bread", false)).toMatchObject({
      status: 400,
      body: "Skills are required",
    });
    expect((await me.get<Profile>("/api/profile")).body.skills).toEqual(["Bread"]);
  });
});

test("a name that is saved among the skills leaves those taken back", async () => {
  const me = await withProfile({ notSkills: ["Excel", "Word"] });
  const body = { ...draft, skills: ["EXCEL"] };
  expect((await me.put("/api/profile", { body })).body).toMatchObject({ notSkills: ["Word"] });
});
