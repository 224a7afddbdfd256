import { type DemoPerson, demoIdOf, demoPassword, demoSignIns } from "@rolecall/demo/sign-ins.ts";
import type { Db } from "#db/db.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { buildUser } from "#test/build.ts";

const since = new Date("2026-01-05T09:00:00Z");

/** The people of the tour but for the stranger. */
export const guides = Object.keys(demoSignIns) as DemoPerson[];
export const idOfGuide = (person: DemoPerson): string => demoIdOf(person, since);
export const guidesHash = await hashPassword(demoPassword);
export const ownHash = await hashPassword("quite another one");

/** The demo board's people, without their board. */
export async function addGuides(db: Db): Promise<void> {
  for (const person of guides)
    await buildUser(db, {
      ...demoSignIns[person],
      id: idOfGuide(person),
      role: person === "candidate" || person === "beginner" ? "candidate" : "recruiter",
      passwordHash: guidesHash,
    });
}
