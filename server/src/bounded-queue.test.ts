import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

const refused = () => new Error("The line is full");
const gate = () => Promise.withResolvers<string>();

test("so many are served at once, so many wait their turn, and the rest is refused", async () => {
  const line = boundedQueue(1, 1, refused);
  const [first, second] = [gate(), gate()];
  const begun: string[] = [];
  const serve = (name: string, work: Promise<string>) =>
    line(() => {
      begun.push(name);
      return work;
    });

  const answers = [serve("first", first.promise), serve("second", second.promise)];
  await expect(serve("third", Promise.resolve(""))).rejects.toThrow("The line is full");
  expect(begun).toEqual(["first"]);

  first.resolve("done");
  second.resolve("done too");
  expect(await Promise.all(answers)).toEqual(["done", "done too"]);
  expect(begun).toEqual(["first", "second"]);
});

test("work that fails makes room as well", async () => {
  const line = boundedQueue(1, 0, refused);
  await expect(line(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await line(() => Promise.resolve("fine"))).toBe("fine");
});
