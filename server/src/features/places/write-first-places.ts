// Writes the places of the demo board, after a change of the gazetteer or of the board's locations:
// node server/src/features/places/write-first-places.ts
import { writeFileSync } from "node:fs";
import { makeBoard } from "@rolecall/demo/board.ts";
import { firstPlaces } from "./first-places.ts";
import { firstPlacesFile, toLine } from "./read-first-places.ts";

const locations = makeBoard(new Date()).rows.jobs.map(({ location }) => location);
writeFileSync(firstPlacesFile, firstPlaces(locations).map(toLine).join(""));
