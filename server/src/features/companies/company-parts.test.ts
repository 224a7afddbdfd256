import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { tooManyPicturesText } from "@rolecall/contract/companies/companies.ts";
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
const kiln = pngOf({ width: 300, height: 300 });
const upload = async (by: User) => {
  const { body } = await as(by).post<{ uploadURL: string }>("/api/objects/upload");
  await send(body.uploadURL, kiln);
  return body.uploadURL;
};
const add = async (by: User, id: string, text: unknown = "The kiln") =>
  as(by).post<Picture>(`/api/companies/${id}/pictures`, {
    body: { pictureURL: await upload(by), text },
  });
const remove = (by: User, id: string, pictureId: string) =>
  as(by).delete(`/api/companies/${id}/pictures/${pictureId}`);
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
    expect((await remove(one, id, shown.id)).status).toBe(403);
  }
  const path = `/api/companies/${id}/pictures`;
  expect((await anonymous.post(path, { body: {} })).status).toBe(401);
  expect((await read(id)).pictures).toEqual([shown]);
  expect((await add(team.owner, crypto.randomUUID())).status).toBe(404);
});

test("a company that is deleted leaves no picture behind", async () => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  const { url } = (await add(owner, id)).body;
  await as(owner).put(`/api/companies/${id}/logo`, { body: { pictureURL: await upload(owner) } });
  const { logoUrl } = await read(id);
  expect((await as(owner).delete(`/api/companies/${id}`)).status).toBe(204);
  expect([await statusOf(url), await statusOf(logoUrl ?? "")]).toEqual([404, 404]);
});
