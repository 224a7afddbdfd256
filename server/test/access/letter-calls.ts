// The access to calls about the letters of companies.
import type * as letters from "@rolecall/contract/hiring/letters.ts";
import type { HiringScene } from "#test/hiring-scene.ts";
import type { Row } from "./access-matrix.ts";
import { leaders, managersOfTheJob } from "./team-calls.ts";

type EndpointNames = {
  [Name in keyof typeof letters]: (typeof letters)[Name] extends { method: string } ? Name : never;
}[keyof typeof letters];

const ofCompany = ({ employer }: HiringScene) => ({ params: { id: employer.id } });
/** The company has none of this id. */
const unknown = ({ employer }: HiringScene) => ({
  params: { id: employer.id, templateId: crypto.randomUUID(), reasonId: crypto.randomUUID() },
  body: {},
});
/** Members of the company but reviewers; the poster of the job is none. */
const readers: Pick<Row, "statuses" | "team"> = {
  statuses: [401, 403, 403, 403, 403, 200, 403],
  team: { admin: 200, colleague: 200 },
};
const letter = { subject: "Your application", text: "Hello {{firstName}}" };

export const letterCalls: Record<EndpointNames, Row> = {
  listTemplates: { call: ofCompany, ...readers },
  addTemplate: {
    call: (scene) => ({ ...ofCompany(scene), body: { ...letter, kind: "other", name: "Later" } }),
    ...leaders(201),
  },
  changeTemplate: { call: unknown, ...leaders(404) },
  deleteTemplate: { call: unknown, ...leaders(404) },
  listReasons: { call: ofCompany, ...readers },
  addReason: {
    call: (scene) => ({ ...ofCompany(scene), body: { label: "No experience" } }),
    ...leaders(201),
  },
  changeReason: { call: unknown, ...leaders(404) },
  deleteReason: { call: unknown, ...leaders(404) },
  previewLetter: {
    call: ({ application }) => ({ params: { id: application.id }, body: letter }),
    statuses: managersOfTheJob,
  },
};
