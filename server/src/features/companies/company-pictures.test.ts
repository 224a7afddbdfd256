import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { pictureTooLargeText, pictureTypeText } from "@rolecall/contract/values/pictures.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCompany, buildResume, buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pixelsOf, pngHeaderOf, pngOf } from "#test/files/picture-files.ts";
import { startApp } from "#test/start-app.ts";

type User = { id: string };

const red = [200, 0, 0, 255];
const blue = [0, 0, 200, 255];
/** Red with a blue middle that is as high as the picture. */
const wide = pngOf({
  width: 400,
  height: 200,
  colour: (x) => (x >= 100 && x < 300 ? blue : red),
  comment: "taken at 38.57, -7.91",
});

describe.each(storeKinds)("where files are on %s", async (store) => {
  const { app, as, anonymous, db, files, send } = await startApp({ store });
  const owner = await buildUser(db, { role: "company" });

  const upload = async (content: Buffer, by: User = owner) => {
    const { body } = await as(by).post<{ uploadURL: string }>("/api/objects/upload");
    await send(body.uploadURL, content);
    return body.uploadURL;
  };
  const put = (by: User, id: string, which: "logo" | "cover", pictureURL: unknown) =>
    as(by).put<Company>(`/api/companies/${id}/${which}`, { body: { pictureURL } });
  const read = async (path: string) => {
    const { rawPayload, headers, statusCode } = await app.inject(path);
    return { content: rawPayload, headers, status: statusCode };
  };
  const pixels = async (path: string) => pixelsOf((await read(path)).content);

  test("an uploaded picture becomes the logo: the square in its middle, in several widths", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const { status, body } = await put(owner, company.id, "logo", await upload(wide));
    expect(status).toBe(200);
    expect(body.can.edit).toBe(true);
    expect(body.logoUrl).toMatch(/^\/media\/[\da-f-]{36}$/);
    const logo = body.logoUrl ?? "";
    for (const [query, side] of [
      ["", 128],
      ["?width=32", 64],
      ["?width=200", 200],
      ["?width=4000", 200],
    ] as const) {
      const { width, height, data } = await pixels(logo + query);
      expect([query, width, height]).toEqual([query, side, side]);
      const [r = 0, , b = 0] = data;
      expect(b - r).toBeGreaterThan(100);
    }
    expect((await anonymous.get(`/api/companies/${company.id}`)).body).toMatchObject({
      logoUrl: logo,
    });
    expect(await auditEntriesOf(db, company.id)).toMatchObject([
      { action: "company-edited", actorId: owner.id, changes: { logoUrl: logo } },
    ]);
  });

  test("a cover is four times as wide as high", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const { body } = await put(owner, company.id, "cover", await upload(wide));
    const { width, height } = await pixels(`${body.coverUrl}?width=1600`);
    expect([width, height]).toEqual([400, 100]);
    expect(body.can.edit).toBe(true);
    expect(body.logoUrl).toBe(company.logoUrl);
  });

  test("what is transparent stays so", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const half = pngOf({ width: 256, height: 256, colour: (x) => (x < 128 ? red : [0, 0, 0, 0]) });
    const { body } = await put(owner, company.id, "logo", await upload(half));
    const { data } = await pixels(body.logoUrl ?? "");
    expect([data[3], data[127 * 4 + 3]]).toEqual([255, 0]);
  });

  test("a picture is read by everybody, cached for good, and holds nothing but its pixels", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const { body } = await put(owner, company.id, "logo", await upload(wide));
    const { content, headers, status } = await read(body.logoUrl ?? "");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(content.includes("38.57")).toBe(false);
  });

  test("another picture takes the place of the one before, which is gone", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const before = (await put(owner, company.id, "logo", await upload(wide))).body.logoUrl ?? "";
    const after = (await put(owner, company.id, "logo", await upload(wide))).body.logoUrl ?? "";
    expect(after).not.toBe(before);
    expect((await read(before)).status).toBe(404);
    expect((await read(after)).status).toBe(200);
  });

  test("a logo and a cover are taken away again, and are gone for everybody", async () => {
    const company = await buildCompany(db, { ownerId: owner.id });
    const logo = (await put(owner, company.id, "logo", await upload(wide))).body.logoUrl ?? "";
    const cover = (await put(owner, company.id, "cover", await upload(wide))).body.coverUrl ?? "";
    const path = `/api/companies/${company.id}`;
    const stranger = await buildUser(db, { role: "company" });
    const none = { body: { logoUrl: null, coverUrl: null } };
    expect((await as(stranger).patch(path, none)).status).toBe(403);
    expect((await read(logo)).status).toBe(200);
    expect(await as(owner).patch(path, { body: { coverUrl: logo } })).toMatchObject({
      status: 400,
      body: "A cover can only be removed here, or uploaded",
    });
    expect(await as(owner).patch(path, none)).toMatchObject({
      status: 200,
      body: { logoUrl: null, coverUrl: null },
    });
    expect((await read(logo)).status).toBe(404);
    expect((await read(cover)).status).toBe(404);
    expect(await auditEntriesOf(db, company.id)).toContainEqual(
      expect.objectContaining({ changes: { logoUrl: null, coverUrl: null } }),
    );
  });

  describe("refused", () => {
    let companyId = "";
    beforeAll(async () => {
      companyId = (await buildCompany(db, { ownerId: owner.id })).id;
    });

    test.each([
      ["a text", Buffer.from("Not a picture"), 415, pictureTypeText],
      [
        "a drawing with scripts",
        Buffer.from("<svg xmlns='x'><script/></svg>"),
        415,
        pictureTypeText,
      ],
      ["a picture that ends too early", wide.subarray(0, 80), 415, pictureTypeText],
      ["the header of a picture alone", wide.subarray(0, 14), 415, pictureTypeText],
      ["a picture that is wider than 8192 pixels", pngHeaderOf(8193, 1), 413, pictureTooLargeText],
      ["one that unpacks to too much", pngHeaderOf(8192, 8192), 413, pictureTooLargeText],
      ["no file", Buffer.alloc(0), 415, pictureTypeText],
    ])("%s is refused, and deleted", async (_what, content, status, sentence) => {
      const address = await upload(content);
      expect(await put(owner, companyId, "logo", address)).toMatchObject({
        status,
        body: sentence,
      });
      const id = files.idOfAddress(address) ?? "";
      expect(await files.sizeOf({ id, ownerId: owner.id })).toBeNull();
    });

    test("a file that is registered as a resume already is refused", async () => {
      const { id } = await buildResume(db, { ownerId: owner.id });
      const address = files.addresses.ofUpload({ id }, 60);
      expect(await put(owner, companyId, "logo", address)).toMatchObject({
        status: 400,
        body: foreignUploadText,
      });
    });

    test("another's upload, an address elsewhere, or none is refused", async () => {
      const other = await buildUser(db, { role: "company" });
      const foreign = { status: 400, body: foreignUploadText };
      expect(await put(owner, companyId, "logo", await upload(wide, other))).toMatchObject(foreign);
      expect(await put(owner, companyId, "logo", "https://elsewhere.example/a")).toMatchObject(
        foreign,
      );
      expect((await put(owner, companyId, "logo", undefined)).status).toBe(400);
    });

    test("nobody but the owner gives a company its pictures", async () => {
      const other = await buildUser(db, { role: "recruiter" });
      const address = await upload(wide, other);
      expect((await put(other, companyId, "logo", address)).status).toBe(403);
      expect((await put(await buildUser(db), companyId, "cover", address)).status).toBe(403);
      expect((await put(owner, crypto.randomUUID(), "logo", address)).status).toBe(404);
    });

    test("a path below /media/ where there is no picture is 404", async () => {
      for (const path of ["/media/42", `/media/${crypto.randomUUID()}`])
        expect(await read(path)).toMatchObject({ status: 404 });
    });
  });
});
