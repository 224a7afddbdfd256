import { expect, test } from "vitest";
import { mailto } from "./mailto.ts";

test.each([
  ["ada@example.com", "mailto:ada@example.com"],
  ["ada+jobs@example.com", "mailto:ada%2Bjobs@example.com"],
  ["x?bcc=all@a.io", "mailto:x%3Fbcc%3Dall@a.io"],
  ["jürgen@müller.example", "mailto:j%C3%BCrgen@m%C3%BCller.example"],
])("a letter to %s begins at %s", (email, address) => {
  expect(mailto(email)).toBe(address);
});
