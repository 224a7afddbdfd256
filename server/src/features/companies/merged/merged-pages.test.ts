// What becomes of the pages of two companies that are merged: their words and their pictures.
import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { pngOf } from "#test/files/picture-files.ts";
import { startApp } from "#test/start-app.ts";

const { app, as, anonymous, db, send } = await startApp({ env: { RATE_LIMIT: "off" } });
const owner = await buildUser(db, { role: "company" });
const administrator = await buildUser(db, { administratorSince: new Date() });

const kiln = pngOf({ width: 60, height: 40 });
const upload = async () => {
  const { body } = await as(owner).post<{ uploadURL: string }>("/api/objects/upload");
  await send(body.uploadURL, kiln);
  return body.uploadURL;
};
const read = async (id: string) =>
  (await anonymous.get<CompanyDetail>(`/api/companies/${id}`)).body;
const statusOf = async (path: string | null) => (await app.inject(path ?? "")).statusCode;
const merge = (from: string, into: string) =>
  as(administrator).post(`/api/admin/companies/${from}/merge`, { body: { into } });

/** A company with a logo, whose page has these words and shows so many pictures. */
const companyWith = async ({ words, pictures }: { words: string; pictures: number }) => {
  const { id } = await buildCompany(db, { ownerId: owner.id });
  await as(owner).put(`/api/companies/${id}/logo`, { body: { pictureURL: await upload() } });
  for (let number = 1; number <= pictures; number += 1)
    await as(owner).post(`/api/companies/${id}/pictures`, {
      body: { pictureURL: await upload(), text: `${words} ${number}` },
    });
  await as(owner).patch(`/api/companies/${id}`, { body: { ownWords: words } });
  return read(id);
};

test("the company that stays keeps its words and pictures, and shows those of the other one after its own", async () => {
  const going = await companyWith({ words: "Kiln", pictures: 2 });
  const staying = await companyWith({ words: "Wheel", pictures: 1 });
  await as(owner).patch(`/api/companies/${going.id}`, { body: { hiring: "By post." } });
  expect((await merge(going.id, staying.id)).status).toBe(200);
  const merged = await read(staying.id);
  expect(merged).toMatchObject({ ownWords: "Wheel", hiring: null, logoUrl: staying.logoUrl });
  expect(merged.pictures).toEqual([...staying.pictures, ...going.pictures]);
  for (const { url } of merged.pictures) expect(await statusOf(url)).toBe(200);
  expect(await statusOf(staying.logoUrl)).toBe(200);
  expect(await statusOf(going.logoUrl)).toBe(404);
});

test("pictures for which a page has no room after a merge are deleted", async () => {
  const going = await companyWith({ words: "Kiln", pictures: 3 });
  const staying = await companyWith({ words: "Wheel", pictures: 7 });
  expect((await merge(going.id, staying.id)).status).toBe(200);
  const merged = await read(staying.id);
  const [first, ...others] = going.pictures;
  expect(merged.pictures).toEqual([...staying.pictures, first]);
  expect(others).toHaveLength(2);
  for (const { url } of others) expect(await statusOf(url)).toBe(404);
  const full = await companyWith({ words: "Shelf", pictures: 1 });
  expect((await merge(full.id, staying.id)).status).toBe(200);
  expect((await read(staying.id)).pictures).toEqual(merged.pictures);
  expect(await statusOf(full.pictures[0]?.url ?? "")).toBe(404);
});
