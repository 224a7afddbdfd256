import { expect, test } from "vitest";
import { admitting, roomOf } from "./admission.ts";
import { unavailable } from "./errors.ts";

const office = "192.0.2.1";
const home = "192.0.2.2";
const elsewhere = "192.0.2.3";

const waiting = () => Promise.withResolvers<string>();
const fine = () => Promise.resolve("fine");

test("a network has so many requests at once, and others have theirs", async () => {
  const admit = admitting({ all: 3, network: 2 });
  const [first, second] = [waiting(), waiting()];
  const answers = [first, second].map(({ promise }) => admit(office, () => promise));
  await expect(admit(office, fine)).rejects.toEqual(unavailable());
  expect(await admit(home, fine)).toBe("fine");

  first.resolve("done");
  expect(await answers[0]).toBe("done");
  expect(await admit(office, fine)).toBe("fine");
  second.resolve("done too");
  expect(await answers[1]).toBe("done too");
});

test("all of them together have so many, and what fails makes room as well", async () => {
  const admit = admitting({ all: 2, network: 2 });
  const [first, second] = [waiting(), waiting()];
  const answers = [admit(office, () => first.promise), admit(home, () => second.promise)];
  await expect(admit(elsewhere, fine)).rejects.toEqual(unavailable());

  first.reject(new Error("broken"));
  await expect(answers[0]).rejects.toThrow("broken");
  expect(await admit(elsewhere, fine)).toBe("fine");
  second.resolve("done");
  await answers[1];
});

test("with its limits off, a server gives one network the room of all", () => {
  expect(roomOf({ rateLimit: false })).toEqual({ all: 1_000, network: 1_000 });
  expect(roomOf({ rateLimit: true })).toEqual({ all: 1_000, network: 250 });
});
