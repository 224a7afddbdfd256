import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { pixelsOf, pngOf } from "#test/files/picture-files.ts";
import { newBrowser, signIn, someoneSignedIn } from "#test/second-factor.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { app, db, as, files, letters, send, cookieOf } = services;

describe("one's own names", () => {
  test("are changed, emptied and left alone, key by key", async () => {
    const user = await buildUser(db);
    const change = (body: object) => as(user).patch("/api/auth/user", { body });
    expect(await change({ firstName: "Nerys", lastName: "Vaughan" })).toMatchObject({
      status: 200,
      body: { id: user.id, firstName: "Nerys", lastName: "Vaughan", username: user.username },
    });
    expect((await change({ lastName: "  ", role: "company", id: "x" })).body).toMatchObject({
      id: user.id,
      firstName: "Nerys",
      lastName: null,
      role: user.role,
    });
    expect((await change({ firstName: null })).body).toMatchObject({ firstName: null });
    expect((await change({})).status).toBe(200);
  });
});

describe("another username", () => {
  test("signs in at once, the old one is free, and its owner is told", async () => {
    const { username, email, browser } = await someoneSignedIn(services);
    const renamed = `${username}-new`;
    const sent = letters.length;
    expect(await browser.patch("/api/auth/user", { body: { username: renamed } })).toMatchObject({
      status: 200,
      body: { username: renamed },
    });
    expect(letters.slice(sent)).toMatchObject([
      { to: email, subject: "Your username was changed" },
    ]);
    expect((await signIn(newBrowser(services), username)).status).toBe(401);
    expect((await signIn(newBrowser(services), renamed)).status).toBe(200);
    await buildUser(db, { username });
  });

  test.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: null }, "Username must be at least 3 characters"],
    [{ username: "a b c" }, "Username must not contain spaces"],
  ])("is refused as at registration: %o", async (body, sentence) => {
    const user = await buildUser(db);
    expect(await as(user).patch("/api/auth/user", { body })).toMatchObject({
      status: 400,
      body: sentence,
    });
  });

  test("is not one that another has, however it is written, as username or email", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    for (const username of [other.username.toUpperCase(), other.email])
      expect(await as(user).patch("/api/auth/user", { body: { username } })).toMatchObject({
        status: 409,
        body: "Username already exists",
      });
    const username = user.username.toUpperCase();
    expect((await as(user).patch("/api/auth/user", { body: { username } })).status).toBe(200);
  });

  test("that ten people want at the same moment is one's", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => buildUser(db)));
    const body = { username: "wanted-by-ten" };
    const answers = await Promise.all(
      people.map((user) => as(user).patch("/api/auth/user", { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe("one's own picture", () => {
  const red = [200, 0, 0, 255];
  const drawing = pngOf({ width: 40, height: 20, colour: () => red, comment: "at 38.57, -7.91" });

  const upload = async (user: { id: string }, content: Buffer) => {
    const { body } = await as(user).post<{ uploadURL: string }>("/api/objects/upload");
    await send(body.uploadURL, content);
    return body.uploadURL;
  };
  const register = async (user: { id: string }, content = drawing) => {
    const pictureURL = await upload(user, content);
    return as(user).put<{ objectPath: string }>("/api/picture", { body: { pictureURL } });
  };
  const show = (user: { id: string }, profileImageUrl: unknown) =>
    as(user).patch("/api/auth/user", { body: { profileImageUrl } });
  const statusFor = async (user: { id: string }, path: string) => (await as(user).get(path)).status;

  test("is one square of 256 pixels with nothing else of the file", async () => {
    const user = await buildUser(db);
    const { objectPath } = (await register(user)).body;
    expect(objectPath).toMatch(/^\/objects\/[\da-f-]{36}$/);
    const { rawPayload, headers } = await app.inject({
      url: objectPath,
      headers: { cookie: await cookieOf(user) },
    });
    const { width, height } = await pixelsOf(rawPayload);
    expect([width, height]).toEqual([256, 256]);
    expect(rawPayload.includes("38.57")).toBe(false);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
  });

  test("is its owner's alone until it is shown, and then for everybody who is signed in", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const { objectPath } = (await register(user)).body;
    expect([await statusFor(user, objectPath), await statusFor(other, objectPath)]).toEqual([
      200, 404,
    ]);
    expect((await show(user, objectPath)).body).toMatchObject({ profileImageUrl: objectPath });
    expect(await statusFor(other, objectPath)).toBe(200);
    expect((await services.anonymous.get(objectPath)).status).toBe(401);
  });

  test("that is replaced or taken away is gone for everybody", async () => {
    const user = await buildUser(db);
    const first = (await register(user)).body.objectPath;
    await show(user, first);
    const second = (await register(user)).body.objectPath;
    expect(await statusFor(user, first)).toBe(200);
    await show(user, second);
    expect([await statusFor(user, first), await statusFor(user, second)]).toEqual([404, 200]);
    expect((await show(user, null)).body).toMatchObject({ profileImageUrl: null });
    expect(await statusFor(user, second)).toBe(404);
  });

  test("that is registered and not shown makes room for the next", async () => {
    const user = await buildUser(db);
    const first = (await register(user)).body.objectPath;
    const second = (await register(user)).body.objectPath;
    expect([await statusFor(user, first), await statusFor(user, second)]).toEqual([404, 200]);
  });

  test("is none but a picture that oneself registered", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const foreign = (await register(other)).body.objectPath;
    for (const path of [foreign, "https://elsewhere.example/a.png", "/objects/42", "", 7])
      expect(await show(user, path)).toMatchObject({
        status: 400,
        body: "Choose a picture of your own",
      });
  });

  test("is neither a text, nor too large, nor an upload of somebody else", async () => {
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const pictureURL = await upload(user, Buffer.from("no picture"));
    expect(await as(user).put("/api/picture", { body: { pictureURL } })).toMatchObject({
      status: 415,
      body: "Only PNG, JPEG and WebP pictures are supported",
    });
    const id = files.idOfAddress(pictureURL) ?? "";
    expect(await files.sizeOf({ id, ownerId: user.id })).toBeNull();
    const large = Buffer.concat([drawing, Buffer.alloc(10 * 1024 * 1024 - drawing.length + 1)]);
    expect([413, 400]).toContain((await register(user, large)).status);
    const foreign = await upload(other, drawing);
    expect((await as(user).put("/api/picture", { body: { pictureURL: foreign } })).status).toBe(
      404,
    );
  });
});
