import { expect, test } from "vitest";
import { askBeforeLeaving } from "./ask-before-leaving.ts";

/** Whether the browser would ask. */
const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("the browser asks until all that is under way has ended, well or not", async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  expect(isAsked()).toBe(false);
  const works = [first, second].map(({ promise }) => askBeforeLeaving(promise));
  expect(isAsked()).toBe(true);
  first.resolve("moved");
  await expect(works[0]).resolves.toBe("moved");
  expect(isAsked()).toBe(true);
  second.reject(new Error("refused"));
  await expect(works[1]).rejects.toThrow("refused");
  expect(isAsked()).toBe(false);
});
