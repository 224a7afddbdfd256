import { describe, expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildResume, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { ageExports, exportIdOf } from "#test/database/data-exports.ts";
import { everyRow } from "#test/database/every-row.ts";
import { makeDue } from "#test/database/make-due.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { unzip } from "#test/files/unzip.ts";
import { startApp } from "#test/start-app.ts";
import { deleteOverExports } from "./data-export.service.ts";
import { prepareExports } from "./prepare-exports.service.ts";

const path = "/api/account/export";
const day = 24 * 60 * 60 * 1000;

interface Answer {
  state: string;
  requestedAt: string;
  readyAt: string | null;
  expiresAt: string | null;
  bytes: number | null;
}

const services = await startApp();
const { as, anonymous, db, files, letters } = services;

/** Prepares what waits, as a server in the background does. */
const prepare = async (more: Partial<typeof services> = {}) => {
  await prepareExports(db, { ...services, ...more });
  await services.deliverLetters();
};
const ask = (client: Client) => client.post<Answer>(path);
const stateOf = async (client: Client) => (await client.get<Answer>(path)).body.state;
const download = (client: Client) => client.get(`${path}/file`);

/** Somebody whose archive is ready. */
const withArchive = async () => {
  const user = await buildUser(db);
  const client = as(user);
  await ask(client);
  await prepare();
  return { user, client };
};

/** Lets time pass for the archive of somebody. */
const letPass = (user: { id: string }, seconds: number) => ageExports(db, seconds, user);
const sizeOf = (id: string) => files.sizeOf({ id, ownerId: id });

describe("somebody who wants their data", () => {
  test("asks for it, reads that it is prepared, gets a letter, and downloads it", async () => {
    const user = await buildUser(db);
    const client = as(user);
    expect(await client.get(path)).toMatchObject({ status: 404, body: "Export not found" });
    expect(await ask(client)).toMatchObject({
      status: 202,
      body: { state: "preparing", readyAt: null, expiresAt: null, bytes: null },
    });
    expect(await download(client)).toMatchObject({ status: 404, body: "Export not found" });
    const sent = letters.length;
    await prepare();
    expect(letters.slice(sent)).toMatchObject([{ to: user.email, subject: "Your data is ready" }]);
    expect(letters.at(-1)?.text).toContain("/settings/privacy\n");

    const { body } = await client.get<Answer>(path);
    expect(body).toMatchObject({ state: "ready" });
    const kept = Date.parse(body.expiresAt ?? "") - Date.parse(body.readyAt ?? "");
    expect(kept).toBe(7 * day);
    const file = await download(client);
    expect(file.headers).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(body.bytes),
      "content-disposition": expect.stringMatching(/^attachment; filename="rolecall-[\d-]+\.zip"$/),
      "cache-control": expect.stringContaining("no-store"),
      "x-content-type-options": "nosniff",
    });
    expect(file.bytes).toHaveLength(body.bytes ?? -1);
    expect([...(await unzip(file.bytes)).keys()]).toContain("account.json");
  });

  test("confirms first that it is them", async () => {
    const client = as(await buildUser(db), { proved: false });
    expect(await ask(client)).toMatchObject({ status: 403, body: "Please confirm that it is you" });
    expect((await client.get(path)).status).toBe(404);
  });

  test("gets the same archive within an hour, however often they ask, and a new one later", async () => {
    const { user, client } = await withArchive();
    const before = await exportIdOf(db, user);
    expect(await ask(client)).toMatchObject({ status: 202, body: { state: "ready" } });
    await letPass(user, 59 * 60);
    expect((await ask(client)).body.state).toBe("ready");
    await letPass(user, 2 * 60);
    expect((await ask(client)).body.state).toBe("preparing");
    await deleteOverExports(db, files);
    expect(await sizeOf(before)).toBeNull();
    await prepare();
    expect(await exportIdOf(db, user)).not.toBe(before);
    expect((await download(client)).status).toBe(200);
  });

  test("who asks eight times at once gets one archive and one letter", async () => {
    const user = await buildUser(db);
    const client = as(user);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(client)));
    expect(new Set(answers.map(({ body }) => body.requestedAt)).size).toBe(1);
    await Promise.all([prepare(), prepare(), prepare()]);
    expect(letters.filter(({ to }) => to === user.email)).toHaveLength(1);
  });
});

describe("an archive", () => {
  test("is its owner's alone, and of nobody without a session", async () => {
    const { user } = await withArchive();
    const id = await exportIdOf(db, user);
    const other = as(await buildUser(db, { role: "recruiter" }));
    for (const address of [path, `${path}/file`]) {
      expect(await other.get(address)).toMatchObject({ status: 404, body: "Export not found" });
      expect((await anonymous.get(address)).status).toBe(401);
    }
    for (const guessed of [`/objects/${id}`, `/media/${id}`])
      expect((await as(user).get(guessed)).status).toBe(404);
    expect(JSON.stringify((await as(user).get(path)).body)).not.toContain(id);
  });

  test("is deleted after seven days", async () => {
    const { user, client } = await withArchive();
    const id = await exportIdOf(db, user);
    await letPass(user, (7 * day) / 1000 - 60);
    await deleteOverExports(db, files);
    expect((await download(client)).status).toBe(200);
    await letPass(user, 120);
    expect((await download(client)).status).toBe(404);
    expect((await client.get(path)).status).toBe(404);
    await Promise.all([deleteOverExports(db, files), deleteOverExports(db, files)]);
    expect(await sizeOf(id)).toBeNull();
  });

  test("whose file the store did not delete goes with the next run", async () => {
    const { user } = await withArchive();
    const id = await exportIdOf(db, user);
    await letPass(user, (8 * day) / 1000);
    const away = { ...files, delete: () => Promise.reject(new Error("away")) };
    await expect(deleteOverExports(db, away)).rejects.toThrow("away");
    await deleteOverExports(db, files);
    expect(await sizeOf(id)).toBeNull();
  });

  test("goes with the account", async () => {
    const { user } = await withArchive();
    const id = await exportIdOf(db, user);
    await makeDue(db, user);
    await eraseAccounts(db, services);
    expect(await sizeOf(id)).toBeNull();
    expect(JSON.stringify(await everyRow(db))).not.toContain(id);
  });

  test("that is under way when the account is erased, or a newer one is asked for, is left in no store", async () => {
    for (const end of ["erased", "asked anew"]) {
      const user = await buildUser(db);
      await ask(as(user));
      const id = await exportIdOf(db, user);
      const write: typeof files.write = async (...given) => {
        const written = await files.write(...given);
        if (end === "asked anew") {
          await letPass(user, 61 * 60);
          await ask(as(user));
        } else {
          await makeDue(db, user);
          await eraseAccounts(db, services);
        }
        return written;
      };
      const sent = letters.length;
      await prepare({
        files: {
          ...files,
          write: (...given) => (given[0] === id ? write(...given) : files.write(...given)),
        },
      });
      expect(letters.slice(sent).map(({ subject }) => subject)).toEqual(
        end === "erased" ? ["Your account was erased"] : ["Your data is ready"],
      );
      await ageExports(db, 61);
      await deleteOverExports(db, files);
      expect([end, await sizeOf(id)]).toEqual([end, null]);
    }
  });
});

describe("preparing", () => {
  const failing = { ...files, write: () => Promise.reject(new Error("full")) };

  test("is tried again after a pause, and five failures are shown, with another try for who asks again", async () => {
    const user = await buildUser(db);
    const client = as(user);
    await ask(client);
    for (const pause of [30, 60, 120, 240]) {
      await expect(prepare({ files: failing })).rejects.toThrow("could not be prepared");
      await prepare();
      expect(await stateOf(client)).toBe("preparing");
      await letPass(user, pause);
    }
    await expect(prepare({ files: failing })).rejects.toThrow("could not be prepared");
    expect((await client.get(path)).body).toMatchObject({ state: "failed", expiresAt: null });
    expect(letters.filter(({ to }) => to === user.email)).toEqual([]);
    expect((await ask(client)).body.state).toBe("preparing");
    await prepare();
    expect(await stateOf(client)).toBe("ready");
  });

  test("goes on with another server where one died, whatever it left", async () => {
    const user = await buildUser(db);
    await ask(as(user));
    const id = await exportIdOf(db, user);
    const dies: typeof files.write = async (...given) => {
      await files.write(...given);
      return new Promise(() => {});
    };
    void prepare({ files: { ...files, write: dies } });
    await expect.poll(() => sizeOf(id)).not.toBeNull();
    await prepare();
    expect(await stateOf(as(user))).toBe("preparing");
    await letPass(user, 60);
    await prepare();
    expect((await unzip((await download(as(user))).bytes)).size).toBeGreaterThan(5);
  });

  test("of one that fails holds up no other", async () => {
    const [first, second] = [await buildUser(db), await buildUser(db)];
    await ask(as(first));
    await ask(as(second));
    const id = await exportIdOf(db, first);
    const write: typeof files.write = (...given) =>
      given[0] === id ? Promise.reject(new Error("full")) : files.write(...given);
    await expect(prepare({ files: { ...files, write } })).rejects.toThrow("could not be prepared");
    expect([await stateOf(as(first)), await stateOf(as(second))]).toEqual(["preparing", "ready"]);
  });
});

describe.each(storeKinds)("an archive with files on %s", async (store) => {
  const stored = await startApp({ store });

  test("has them byte for byte, also where it is larger than what a server holds in memory", async () => {
    const user = await buildUser(stored.db);
    const resumes = [];
    for (let made = 0; made < 30; made += 1) {
      const content = Buffer.alloc(700_000, `${made} `);
      const resume = await buildResume(stored.db, { ownerId: user.id, bytes: content.length });
      await stored.files.write(
        resume.id,
        (async function* () {
          yield content;
        })(),
        1_000_000,
      );
      resumes.push({ id: resume.id, content });
    }
    await ask(stored.as(user));
    await prepareExports(stored.db, stored);
    const archive = await unzip((await download(stored.as(user))).bytes);
    for (const { id, content } of resumes)
      expect(archive.get(`files/${id}-resume.pdf`)?.equals(content)).toBe(true);
  });
});
