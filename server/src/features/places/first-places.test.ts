import { makeBoard } from "@rolecall/demo/board.ts";
import { expect, test } from "vitest";
import { firstPlaces } from "./first-places.ts";
import { readFirstPlaces } from "./read-first-places.ts";

/** Reading the whole gazetteer takes a moment on a busy machine. */
const patient = { timeout: 120_000 };

test("the demo board begins with the places of the gazetteer that it needs", patient, () => {
  const locations = makeBoard(new Date()).rows.jobs.map(({ location }) => location);
  // Where it differs: node server/src/features/places/write-first-places.ts
  expect(readFirstPlaces()).toEqual(firstPlaces(locations));
});
