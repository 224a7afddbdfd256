import { expect, test } from "vitest";
import { momentOfId } from "./id-moment.ts";

test.each([
  ["01a1efd4-f14c-7fef-8b83-f9f609cfd907", "2026-11-18T18:04:32.460Z"],
  // Ids of another version hold no time.
  ["6f1ed002-ab59-4a2c-8b83-f9f609cfd907", undefined],
  ["no id", undefined],
])("the row of %s was made at %s", (id, moment) => {
  expect(momentOfId(id)).toBe(moment);
});
