import { candidateNameCases } from "@rolecall/contract/applications/candidate-name.cases.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "#db/schema/users.ts";
import { buildUser } from "./build.ts";
import { cloneDatabase } from "./database/clone-database.ts";

const { db, close } = await cloneDatabase();
afterAll(close);

test.each(candidateNameCases)(
  "$firstName $lastName, $email is sorted as $shown, as screens show it",
  async ({ firstName, lastName, email, shown }) => {
    const { id } = await buildUser(db, { firstName, lastName, email: null });
    await db
      .update(users)
      .set({ email: email && `${id}-${email}` })
      .where(eq(users.id, id));
    const [user] = await db.select({ name: users.displayName }).from(users).where(eq(users.id, id));
    expect(user?.name.replace(`${id}-`, "")).toBe(shown);
  },
);
