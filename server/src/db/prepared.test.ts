import { sql } from "drizzle-orm";
import { expect, expectTypeOf, test } from "vitest";
import { startApp } from "#test/start-app.ts";
import type { Db } from "./db.ts";
import { ofType, prepared } from "./prepared.ts";

const { db } = await startApp();

const greeting = prepared("greeting", { name: ofType<string>, age: ofType<number> }, (db, given) =>
  db
    .select({ text: sql<string>`said` })
    .from(sql`concat(${given.name}::text, ' is ', ${given.age}::int) as said`),
);

const counting = prepared(
  (step: "ones" | "tens") => `counting_in_${step}`,
  { from: ofType<number> },
  (db, { from }, step) =>
    db
      .select({ next: sql<number>`next` })
      .from(
        sql`(select ${from}::int + ${sql.raw(step === "ones" ? "1" : "10")} as next) as counted`,
      ),
);

test("a statement is run with the values that it is given", async () => {
  expect(await greeting(db, { name: "Mara", age: 7 })).toEqual([{ text: "Mara is 7" }]);
  expect(await greeting(db, { name: "Ada", age: 8 })).toEqual([{ text: "Ada is 8" }]);
});

const introduction = prepared(
  "introduction",
  { name: ofType<string>, title: ofType<string | null | undefined> },
  (db, given) =>
    db
      .select({ text: sql<string>`said` })
      .from(sql`concat_ws(' ', ${given.title}::text, ${given.name}::text) as said`),
);

test("an optional parameter that is left out is NULL", async () => {
  expect(await introduction(db, { name: "Ada" })).toEqual([{ text: "Ada" }]);
  expect(await introduction(db, { name: "Ada", title: undefined })).toEqual([{ text: "Ada" }]);
  expect(await introduction(db, { name: "Ada", title: "Dr." })).toEqual([{ text: "Dr. Ada" }]);
});

test("each variant is a statement of its own", async () => {
  expect(await counting(db, { from: 3 }, "ones")).toEqual([{ next: 4 }]);
  expect(await counting(db, { from: 3 }, "tens")).toEqual([{ next: 13 }]);
});

test("a statement in a transaction sees the transaction's own writes", async () => {
  const said = await db.transaction(async (db) => greeting(db, { name: "Eve", age: 9 }));
  expect(said).toEqual([{ text: "Eve is 9" }]);
});

/** Whether a call with these values compiles. */
type Compiles<Given> = typeof greeting extends (db: Db, values: Given) => unknown ? true : false;

test("a call that leaves a parameter out, has one too many or another type does not compile", () => {
  expectTypeOf<Compiles<{ name: string; age: number }>>().toEqualTypeOf<true>();
  expectTypeOf<Compiles<{ name: string }>>().toEqualTypeOf<false>();
  expectTypeOf<Compiles<{ name: string; age: number; shoeSize: number }>>().toEqualTypeOf<false>();
  expectTypeOf<Compiles<{ name: string; age: string }>>().toEqualTypeOf<false>();
});

/** The names that a statement may be written with. */
type Known = keyof Parameters<
  Parameters<typeof prepared<{ name: typeof ofType<string> }, unknown[]>>[2]
>[1];

test("a statement is written with the parameters that it declares, and no other", () => {
  expectTypeOf<Known>().toEqualTypeOf<"name">();
});
