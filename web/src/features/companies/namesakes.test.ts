import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { expect, test } from "vitest";
import { markOf, namesakesAmong } from "./namesakes.ts";

test("companies of one name are found, however it is written", () => {
  const named = ["Atlas", "ATLAS", "Atlas Works", "Basalt"].map((name, id) => ({
    id: `${id}`,
    name,
  }));
  expect([...namesakesAmong(named)]).toEqual(["0", "1"]);
});

test("they are told apart by place, else by website, else by when they came", () => {
  const createdAt = instantOf(new Date("2026-11-20T12:00:00Z"));
  const company = { location: "Porto", website: "https://www.atlas.example/en", createdAt };
  expect(markOf(company)).toBe("Porto");
  expect(markOf({ ...company, location: null })).toBe("atlas.example");
  expect(markOf({ ...company, location: null, website: null })).toBe("Founded November 2026");
});
