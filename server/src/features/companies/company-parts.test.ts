import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { tooManyPicturesText } from "@rolecall/contract/companies/page-pictures.ts";
import { pictureMissingText } from "@rolecall/contract/values/pictures.ts";
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { oneBehindTheOther, rowOfCompany } from "#test/database/hold-rows.ts";
import { pngOf } from "#test/files/picture-files.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

type User = { id: string };
type Picture = CompanyDetail["pictures"][number];

const { app, as, anonymous, db, send } = await startApp();
const owner = await buildUser(db, { role: "company" });

const read = async (id: string) =>
  (await anonymous.get<CompanyDetail>(`/api/companies/${id}`)).body;
const kilnPicture = pngOf({ width: 300, height: 300 });
const upload = async (by: User) => {
  const { body } = await as(by).post<{ uploadURL: string }>("/api/objects/upload");
  await send(body.uploadURL, kilnPicture);
  return body.uploadURL;
};
const add = async (by: User, id: string, text: unknown = "The kiln") =>
  as(by).post<Picture>(`/api/companies/${id}/pictures`, {
    body: { pictureURL: await upload(by), text },
  });
const remove = (by: User, id: string, pictureId: string) =>
  as(by).delete(`/api/companies/${id}/pictures/${pictureId}`);
const change = (by: User, id: string, pictureId: string, body: Record<string, unknown>) =>
  as(by).patch<Picture[]>(`/api/companies/${id}/pictures/${pictureId}`, { body });
const statusOf = async (path: string) => (await app.inject(path)).statusCode;

test("an owner writes what the company says, how it hires and what it offers; everybody reads it", async () => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  const parts = {
    ownWords: "We fire at night.",
    hiring: "A talk, a day at the wheel, an answer.",
    benefits: "Clay\nFour days a week",
  };
  expect(await read(id)).toMatchObject({ ownWords: null, hiring: null, benefits: null });
  const { revision } = await read(id);
  const saved = await as(owner).patch(`/api/companies/${id}`, { body: { ...parts, revision } });
  expect(saved.status).toBe(200);
  expect(await read(id)).toMatchObject({ ...parts, pictures: [], revision: revision + 1 });
  expect(await auditEntriesOf(db, id)).toMatchObject([
    { action: "company-edited", changes: parts },
  ]);
  const late = { body: { hiring: "By post.", revision } };
  expect((await as(owner).patch(`/api/companies/${id}`, late)).status).toBe(409);
  await as(owner).patch(`/api/companies/${id}`, { body: { benefits: null } });
  expect(await read(id)).toMatchObject({ ...parts, benefits: null });
});

test("pictures stand on the page in their order, and are gone when they are removed", async () => {
  const { id, revision } = await buildCompany(db, { ownerId: owner.id });
  const first = await add(owner, id);
  expect(first).toMatchObject({ status: 201, body: { text: "The kiln" } });
  const second = (await add(owner, id, "The wheel")).body;
  const { pictures, ...page } = await read(id);
  expect(pictures).toEqual([first.body, second]);
  expect(page.revision).toBe(revision);
  expect(await statusOf(`${first.body.url}?width=960`)).toBe(200);
  expect((await remove(owner, id, first.body.id.toUpperCase())).status).toBe(204);
  expect((await read(id)).pictures).toEqual([second]);
  expect(await statusOf(first.body.url)).toBe(404);
  expect(await remove(owner, id, first.body.id)).toMatchObject({
    status: 404,
    body: pictureMissingText,
  });
  expect(await auditEntriesOf(db, id)).toContainEqual(
    expect.objectContaining({ action: "company-edited", changes: { pictures: ["The wheel"] } }),
  );
});

/** A company whose page shows pictures with these words. */
const companyWith = async (texts: string[]) => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  const ids: string[] = [];
  for (const text of texts) ids.push((await add(owner, id, text)).body.id);
  const words = async () => (await read(id)).pictures.map(({ text }) => text);
  return { id, ids, words };
};

test("an owner puts the pictures of a page in order", async () => {
  const { id, ids, words } = await companyWith(["Kiln", "Wheel", "Shelf"]);
  const [kiln = "", , shelf = ""] = ids;
  const moved = await change(owner, id, shelf.toUpperCase(), { position: 1 });
  expect(moved.status).toBe(200);
  expect(moved.body).toEqual((await read(id)).pictures);
  expect(await words()).toEqual(["Shelf", "Kiln", "Wheel"]);
  await change(owner, id, shelf, { position: 2 });
  expect(await words()).toEqual(["Kiln", "Shelf", "Wheel"]);
  await change(owner, id, kiln, { position: 8 });
  expect(await words()).toEqual(["Shelf", "Wheel", "Kiln"]);
  expect(await auditEntriesOf(db, id)).toContainEqual(
    expect.objectContaining({
      action: "company-edited",
      changes: { pictures: ["Shelf", "Wheel", "Kiln"] },
    }),
  );
});

test("an owner changes the words of a picture later, which stays the same picture in its place", async () => {
  const { id, ids } = await companyWith(["Kiln", "Wheel"]);
  const [kiln = ""] = ids;
  const before = await read(id);
  await change(owner, id, kiln, { text: "The kiln at night" });
  const after = await read(id);
  const [first, second] = before.pictures;
  expect(after.pictures).toEqual([{ ...first, text: "The kiln at night" }, second]);
  expect(after.revision).toBe(before.revision);
  await change(owner, id, kiln, { text: "The old kiln", position: 2 });
  expect((await read(id)).pictures).toEqual([second, { ...first, text: "The old kiln" }]);
});

test("a picture keeps its words and its place where neither is named, or no good one", async () => {
  const { id, ids, words } = await companyWith(["Kiln", "Wheel"]);
  const [kiln = ""] = ids;
  const entries = (await auditEntriesOf(db, id)).length;
  for (const body of [{}, { position: 1 }])
    expect((await change(owner, id, kiln, body)).status).toBe(200);
  expect(await auditEntriesOf(db, id)).toHaveLength(entries);
  for (const position of [0, 9, 1.5, "2", null])
    expect(await change(owner, id, kiln, { position })).toMatchObject({
      status: 400,
      body: "Choose a place from 1 to 8",
    });
  expect(await change(owner, id, kiln, { text: " " })).toMatchObject({
    status: 400,
    body: "Say what the picture shows",
  });
  const elsewhere = await companyWith(["Loom"]);
  expect(await change(owner, id, elsewhere.ids[0] ?? "", { text: "Ours" })).toMatchObject({
    status: 404,
    body: pictureMissingText,
  });
  expect(await words()).toEqual(["Kiln", "Wheel"]);
  expect(await elsewhere.words()).toEqual(["Loom"]);
});

test("two who move pictures at the same moment lose none", async () => {
  const { id, ids, words } = await companyWith(["Kiln", "Wheel", "Shelf"]);
  const [kiln = "", wheel = ""] = ids;
  await oneBehindTheOther(
    db,
    rowOfCompany({ id }),
    () => change(owner, id, kiln, { position: 3 }),
    () => change(owner, id, wheel, { position: 3 }),
  );
  expect(await words()).toEqual(["Shelf", "Kiln", "Wheel"]);
});

test("a picture needs words, and a page has room for eight", async () => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  expect(await add(owner, id, " ")).toMatchObject({
    status: 400,
    body: "Say what the picture shows",
  });
  for (let number = 1; number <= 7; number += 1)
    expect((await add(owner, id, `Shelf ${number}`)).status).toBe(201);
  const both = await oneBehindTheOther(
    db,
    rowOfCompany({ id }),
    () => add(owner, id),
    () => add(owner, id),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect(await add(owner, id)).toMatchObject({ status: 409, body: tooManyPicturesText });
  expect((await read(id)).pictures).toHaveLength(8);
});

test("owner and admins change the page's pictures, and nobody else", async () => {
  const team = await buildTeamScene(db);
  const { id } = team.company;
  const shown = (await add(team.admin, id)).body;
  for (const one of [team.recruiter, team.reviewer, owner, await buildUser(db)]) {
    expect((await add(one, id)).status).toBe(403);
    expect((await change(one, id, shown.id, { text: "Mine" })).status).toBe(403);
    expect((await remove(one, id, shown.id)).status).toBe(403);
  }
  const path = `/api/companies/${id}/pictures`;
  expect((await anonymous.post(path, { body: {} })).status).toBe(401);
  expect((await read(id)).pictures).toEqual([shown]);
  expect((await anonymous.patch(`${path}/${shown.id}`, { body: {} })).status).toBe(401);
  expect((await add(team.owner, crypto.randomUUID())).status).toBe(404);
  expect((await change(team.owner, crypto.randomUUID(), shown.id, {})).status).toBe(404);
  for (const one of [team.owner, team.admin]) {
    const { body } = await change(one, id, shown.id, { text: `The kiln of ${one.id}` });
    expect(body).toMatchObject([{ text: `The kiln of ${one.id}` }]);
  }
});

test("a company that is deleted leaves no picture behind", async () => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  const { url } = (await add(owner, id)).body;
  await as(owner).put(`/api/companies/${id}/logo`, { body: { pictureURL: await upload(owner) } });
  const { logoUrl } = await read(id);
  expect((await as(owner).delete(`/api/companies/${id}`)).status).toBe(204);
  expect([await statusOf(url), await statusOf(logoUrl ?? "")]).toEqual([404, 404]);
});
