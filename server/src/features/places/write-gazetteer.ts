// A process of its own, whose memory goes with it: writes all names of places, some to a line of JSON.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { allNames, type NamedPlace } from "./gazetteer.ts";

const namesPerLine = 5_000;

function* lines() {
  let part: NamedPlace[] = [];
  for (const name of allNames()) {
    if (part.push(name) < namesPerLine) continue;
    yield `${JSON.stringify(part)}\n`;
    part = [];
  }
  yield `${JSON.stringify(part)}\n`;
}

await pipeline(Readable.from(lines()), process.stdout);
