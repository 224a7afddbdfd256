// Mail addresses have one form, in TypeScript as in the database, and rows from before are brought to it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domainToUnicode } from "node:url";
import { isEmailAddress, keptEmail } from "@rolecall/contract/values/email.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase } from "#test/database/empty-database.ts";
import { startApp } from "#test/start-app.ts";
import { openConnection } from "./connection/client.ts";
import { migrate, migrateTo } from "./migrate.ts";

const { db } = await startApp();

const inDatabase = async (email: string) => {
  const { rows } = await db.execute<{ kept: string; readable: string }>(
    sql`select kept_email(${email}) as kept, readable_email(kept_email(${email})) as readable`,
  );
  return rows[0];
};

test.each([
  ["x@bücher.example", "x@xn--bcher-kva.example"],
  ["X.y@BÜCHER.Example", "X.y@xn--bcher-kva.example"],
  ["x@bu\u0308cher.example", "x@xn--bcher-kva.example"],
  ["x@XN--BCHER-KVA.example", "x@xn--bcher-kva.example"],
  ["x@xn--bcher-kva.example", "x@xn--bcher-kva.example"],
  ["x@ＥＸＡＭＰＬＥ.com", "x@example.com"],
  ["x@straße.example", "x@xn--strae-oqa.example"],
  ["x@müller.bücher.example", "x@xn--mller-kva.xn--bcher-kva.example"],
  ["用户@例子.公司", "用户@xn--fsqu00a.xn--55qx5d"],
  ["x@пример.рф", "x@xn--e1afmkfd.xn--p1ai"],
  ["x@παράδειγμα.example", "x@xn--hxajbheg2az3al.example"],
  ["x@한국.example", "x@xn--3e0b707e.example"],
  ["Ada@Example.COM", "Ada@example.com"],
])("the address %s is kept as %s", async (email, kept) => {
  expect(keptEmail(email)).toBe(kept);
  expect(keptEmail(kept)).toBe(kept);
  expect((await inDatabase(email))?.kept).toBe(kept);
});

test("other stops of East Asian keyboards part a domain as well", () => {
  for (const stop of "。．｡")
    expect(keptEmail(`x@例子${stop}公司`)).toBe("x@xn--fsqu00a.xn--55qx5d");
});

test.each(["x@xn--ü.example", "x@exam\u200dple.example", "ada", "a@b@c.example"])(
  "%s is no address, and stays as it was typed",
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(keptEmail(text)).toBe(text);
  },
);

test("the database reads and writes domains as the browser does, whatever letters they have", async () => {
  const letter = fc.constantFrom(
    ..."abcäöüßñéłøčžабвгдежαβγδε中文日本語한국ไทยहिन्द".normalize("NFC"),
  );
  const label = fc
    .array(letter, { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join(""));
  await fc.assert(
    fc.asyncProperty(label, async (name) => {
      const email = `x@${name}.example`;
      fc.pre(isEmailAddress(email));
      const kept = keptEmail(email);
      const readable = `x@${domainToUnicode(kept.slice(2))}`;
      expect(await inDatabase(email)).toEqual({ kept, readable });
    }),
  );
});

test("a label that is longer than any domain's costs no time, and makes no address", async () => {
  const long = `x@${"äöüß".repeat(20)}.example`;
  expect(isEmailAddress(long)).toBe(false);
  expect(keptEmail(long)).toBe(long);
  expect((await inDatabase(long))?.kept).toBe(long);
});

test("what is no Punycode is read as it is", async () => {
  for (const email of ["x@xn--ü.example", "x@xn--99999999.example", "x@xn--a_b.example"]) {
    const { rows } = await db.execute(sql`select readable_email(${email}) as readable`);
    expect(rows).toEqual([{ readable: email }]);
  }
});

/** The release's migrations until addresses were brought to one form. */
const migrationsBefore = 58;
const folder = await mkdtemp(join(tmpdir(), "rolecall-addresses-"));
afterAll(() => rm(folder, { recursive: true }));

test("addresses from before are brought to the one form, and where two accounts have one mailbox both keep their names", async () => {
  await using database = await emptyDatabase(folder);
  const { connection } = database;
  await migrateTo(migrationsBefore, connection);
  const client = await openConnection(connection, "test");
  try {
    await client.query(`
      insert into users (id, username, email, email_verified, created_at) values
        (gen_random_uuid(), 'alone', 'Alone@Bücher.example', false, '2026-01-01'),
        (gen_random_uuid(), 'older', 'both@bücher.example', false, '2026-01-02'),
        (gen_random_uuid(), 'proved', 'both@XN--bcher-kva.example', true, '2026-01-03'),
        (gen_random_uuid(), 'plain', 'plain@EXAMPLE.com', false, '2026-01-04'),
        (gen_random_uuid(), 'name@bücher.example', null, false, '2026-01-05');
      insert into companies (id, name) values ('019a0000-0000-7000-8000-000000000001', 'Northwind');
      insert into company_invitations (id, company_id, email, role, expires_at, created_at)
        select gen_random_uuid(), '019a0000-0000-7000-8000-000000000001', email, 'reviewer', '2099-01-01', day::date from (values
          ('eva@bücher.example', '2026-01-01'), ('eva@xn--bcher-kva.example', '2026-01-02')) as sent (email, day);
      insert into letter_recipients (email, kind, token, stopped_at) values
        ('eva@bücher.example', 'team', 'one', now()), ('eva@xn--bcher-kva.example', 'team', 'two', null),
        ('ida@bücher.example', 'team', 'three', now())`);
    await migrate(connection);
    const rowsOf = async (query: string) => (await client.query(query)).rows as unknown;
    expect(await rowsOf("select username, email from users order by created_at")).toEqual([
      { username: "alone", email: "Alone@xn--bcher-kva.example" },
      { username: "older", email: "both@bücher.example" },
      { username: "proved", email: "both@xn--bcher-kva.example" },
      { username: "plain", email: "plain@example.com" },
      { username: "name@bücher.example", email: null },
    ]);
    expect(
      await rowsOf(`
        select name, username from sign_in_names join users on users.id = user_id where name like '%@%' order by name`),
    ).toEqual([
      { name: "alone@xn--bcher-kva.example", username: "alone" },
      { name: "both@bücher.example", username: "older" },
      { name: "both@xn--bcher-kva.example", username: "proved" },
      { name: "name@xn--bcher-kva.example", username: "name@bücher.example" },
      { name: "plain@example.com", username: "plain" },
    ]);
    expect(
      await rowsOf(
        "select email, revoked_at is null as open from company_invitations order by created_at",
      ),
    ).toEqual([
      { email: "eva@xn--bcher-kva.example", open: false },
      { email: "eva@xn--bcher-kva.example", open: true },
    ]);
    expect(
      await rowsOf(
        "select email, stopped_at is not null as stopped from letter_recipients order by token",
      ),
    ).toEqual([
      { email: "eva@bücher.example", stopped: true },
      { email: "ida@xn--bcher-kva.example", stopped: true },
      { email: "eva@xn--bcher-kva.example", stopped: true },
    ]);
  } finally {
    await client.end();
  }
});
