// The access to calls about notes, tags, stars and twins: all of the hiring team, and nobody else.
import type * as twins from "@rolecall/contract/applications/twins.ts";
import type * as notes from "@rolecall/contract/hiring/notes.ts";
import type { Row } from "./access-matrix.ts";

type Calls = typeof notes & typeof twins;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

const hiringTeam = (status: number): Pick<Row, "statuses" | "team"> => ({
  statuses: [401, 403, 403, status, 403, status, 403],
  team: { reviewer: status },
});
const ofApplication: Row["call"] = ({ application }) => ({ params: { id: application.id } });
const withTag: Row["call"] = ({ application }) => ({
  params: { id: application.id, tag: "remote" },
});
/** There is no such note. */
const missing: Row["statuses"] = [401, 403, 403, 404, 404, 404, 404];

export const noteCalls: Record<EndpointNames, Row> = {
  listTwins: { call: ofApplication, ...hiringTeam(200) },
  listNotes: { call: ofApplication, ...hiringTeam(200) },
  listMentionable: { call: ofApplication, ...hiringTeam(200) },
  addNote: {
    call: ({ application }) => ({ params: { id: application.id }, body: { text: "Call her." } }),
    ...hiringTeam(201),
  },
  changeNote: {
    call: () => ({ params: { id: crypto.randomUUID() }, body: { text: "Call him." } }),
    statuses: missing,
  },
  deleteNote: { call: () => ({ params: { id: crypto.randomUUID() } }), statuses: missing },
  addTag: { call: withTag, ...hiringTeam(204) },
  removeTag: { call: withTag, ...hiringTeam(204) },
  addStar: { call: ofApplication, ...hiringTeam(204) },
  removeStar: { call: ofApplication, ...hiringTeam(204) },
};
