import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { migrate, migrateTo } from "#db/migrate.ts";
import { buildUser } from "#test/build.ts";
import { emptyDatabase } from "#test/database/empty-database.ts";
import { startApp } from "#test/start-app.ts";
import { findUserToSignIn, listUsersToWriteTo } from "./auth.queries.ts";

const { anonymous, db } = await startApp();

const password = "correct horse";
const register = (username: string, email?: string) =>
  anonymous.post<User>("/api/register", { body: { username, password, email } });
const signIn = (username: string) =>
  anonymous.post<User>("/api/login", { body: { username, password } });

let people = 0;
const newName = () => {
  people += 1;
  return `maria-${people}`;
};
const usernameTaken = { status: 409, body: "Username already exists" };
const emailTaken = { status: 409, body: "Email already exists" };

describe("usernames and emails share one name space", () => {
  test("somebody's email is nobody else's username", async () => {
    const email = `${newName()}@example.com`;
    await register(newName(), email);
    expect(await register(email.toUpperCase())).toMatchObject(usernameTaken);
  });

  test("and somebody's username is nobody else's email", async () => {
    const name = `${newName()}@example.com`;
    await register(name);
    expect(await register(newName(), name)).toMatchObject(emailTaken);
  });

  test("one's own username may be one's email", async () => {
    const name = `${newName()}@example.com`;
    expect((await register(name, name)).status).toBe(201);
    expect((await signIn(name)).body).toMatchObject({ username: name, email: name });
  });

  test("one of ten accounts gets a name that all take at the same moment, some as username and some as email", async () => {
    const name = `${newName()}@example.com`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? register(name) : register(newName(), name),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array(9).fill(409)]);
  });

  test("two users who take each other's names at the same moment do not deadlock", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [`${newName()}@example.com`, `${newName()}@example.com`];
      const answers = await Promise.all([register(one, other), register(other, one)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    }
  });

  test("a name that was given up is free again", async () => {
    const [before, after] = [`${newName()}@example.com`, `${newName()}@example.com`];
    const { id } = await buildUser(db, { email: before });
    await db.execute(`update users set email = '${after}' where id = '${id}'`);
    expect((await register(newName(), before)).status).toBe(201);
    expect(await register(after)).toMatchObject(usernameTaken);
    await db.execute(`delete from users where id = '${id}'`);
    expect((await register(after)).status).toBe(201);
  });
});

describe("names are compared in NFKC", () => {
  test("so a username is taken in whichever way its characters are written", async () => {
    const name = newName();
    await register(name);
    expect(await register(name.replace("maria", "ＭＡＲＩＡ"))).toMatchObject(usernameTaken);
  });

  test("and so is an email", async () => {
    const name = newName();
    await register(name, `${name}é@example.com`);
    expect(await register(newName(), `${name}e\u0301@example.com`)).toMatchObject(emailTaken);
  });

  test("and one signs in with either", async () => {
    const name = newName();
    const { body } = await register(name);
    expect(await signIn(name.replace("maria", "ｍａｒｉａ"))).toMatchObject({ status: 200, body });
  });
});

describe("accounts from before names were compared so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-sign-in-names-"));
  const { connection, [Symbol.asyncDispose]: drop } = await emptyDatabase(folder);
  await migrateTo(20, connection);
  const pool = openDatabase(connection, () => {});
  afterAll(async () => {
    await pool.close();
    await drop();
    await rm(folder, { recursive: true });
  });
  await pool.db.execute(`
    insert into users (id, username, email) values
      (gen_random_uuid(), 'ana', 'ana@example.com'),
      (gen_random_uuid(), 'ana@example.com', 'eve@example.com'),
      (gen_random_uuid(), 'ａｎａ', 'ａｎａ@example.com'),
      (gen_random_uuid(), 'long', '${"ﷺ".repeat(200)}@a.io')`);
  await migrate(connection);

  test.each([
    ["ana", "ana"],
    ["ana@example.com", "ana@example.com"],
    ["eve@example.com", "ana@example.com"],
    ["ａｎａ", "ａｎａ"],
    ["ａｎａ@example.com", "ａｎａ"],
    ["long", "long"],
  ])("are kept, and %s still signs %s in", async (typed, username) => {
    expect((await findUserToSignIn(pool.db, typed))?.user.username).toBe(username);
  });

  test("are all written to when one of the names they share has forgotten the password", async () => {
    const meant = await listUsersToWriteTo(pool.db, "ana@example.com");
    expect(meant.map(({ username }) => username).toSorted()).toEqual(["ana", "ana@example.com"]);
  });

  test("may change the names that they do not share", async () => {
    const update = "update users set email = 'new@example.com' where username = 'ａｎａ'";
    await pool.db.execute(update);
    expect((await findUserToSignIn(pool.db, "new@example.com"))?.user.username).toBe("ａｎａ");
  });
});
