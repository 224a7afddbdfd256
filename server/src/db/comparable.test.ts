// Names are compared in TypeScript, as the contract's `comparable`, and in SQL: one rule.
import { comparable } from "@rolecall/contract/values/comparable.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startApp } from "#test/start-app.ts";

const { db } = await startApp();

test.each([
  ["Mara", "mara"],
  ["MARA@Example.COM", "mara@example.com"],
  ["Ａｌｉｃｅ", "alice"],
  ["ﬁona", "fiona"],
  ["Ångström", "ångström"],
  ["A\u030angstro\u0308m", "ångström"],
  ["Straße", "straße"],
  ["ΑΒΓ", "αβγ"],
  ["Ёлка", "ёлка"],
  ["①", "1"],
  ["ﾃﾞｰﾀ", "データ"],
  ["", ""],
])("'%s' is compared as '%s' wherever names are compared", async (name, compared) => {
  expect(comparable(name)).toBe(compared);
  const { rows } = await db.execute(sql`select comparable(${name}) as compared`);
  expect(rows).toEqual([{ compared }]);
});
