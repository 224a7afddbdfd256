import { expect, test } from "vitest";
import { isEmailAddress } from "./email.ts";

test.each([
  "ada@example.com",
  "ada.lovelace+jobs@mail.example.co.uk",
  "o'brien@example.com",
  "r&d@example.com",
  "jürgen@müller.example",
  "用户@例子.公司",
  "a_b-c@1and1.example",
  "x@xn--bcher-kva.example",
])("%s is an email address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ["a link's question mark", "x?bcc=all@a.io"],
  ["a link's escape", "x%0d%0abcc@a.io"],
  ["no domain", "ada"],
  ["a domain of one label", "ada@localhost"],
  ["an address in numbers", "ada@127.0.0.1"],
  ["two addresses", "ada@example.com,bob@example.com"],
  ["two signs", "ada@bob@example.com"],
  ["two dots in a row", "ada..l@example.com"],
  ["a dot in front", ".ada@example.com"],
  ["a label that ends with a hyphen", "ada@example-.com"],
  ["an empty label", "ada@example..com"],
  ["a name in front", "Ada <ada@example.com>"],
  ["a space", "ada @example.com"],
  ["a line break", "ada@example.com\nbcc:all@example.com"],
  ["a zero width space", "ada\u200B@example.com"],
  ["a turned direction", "ada@\u202Emoc.example"],
  ["a soft hyphen", "a\u00ADda@example.com"],
  ["a tag", "ada\u{E0061}@example.com"],
  ["a filler", "ada\u3164@example.com"],
])("%s makes it none: %j", (_what, address) => {
  expect(isEmailAddress(address)).toBe(false);
});
