import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

const local = { publicUrl: "http://127.0.0.1:3000", isLocal: true };
const site = { publicUrl: "https://jobs.example", isLocal: false };

test.each([
  [site, "jobs.example", { id: "jobs.example", origin: "https://jobs.example" }],
  [site, "localhost", { id: "jobs.example", origin: "https://jobs.example" }],
  [site, undefined, { id: "jobs.example", origin: "https://jobs.example" }],
  [local, "127.0.0.1:3000", { id: "127.0.0.1", origin: "http://127.0.0.1:3000" }],
  [local, "localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  [local, "localhost:9999", { id: "127.0.0.1", origin: "http://127.0.0.1:3000" }],
  [local, "evil.example", { id: "127.0.0.1", origin: "http://127.0.0.1:3000" }],
])("passkeys of %o, called by %s, are good for %o", (config, host, party) => {
  expect(relyingPartyOf({ headers: { host } }, config)).toEqual(party);
});
