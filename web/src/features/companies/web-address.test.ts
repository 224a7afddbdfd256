import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test.each([
  ["harbour.example", "https://harbour.example"],
  [" www.harbour.example/jobs?open=1 ", "https://www.harbour.example/jobs?open=1"],
  ["harbour.example:8080", "https://harbour.example:8080"],
  ["hafen.münchen.example#top", "https://hafen.münchen.example#top"],
  ["http://harbour.example", "http://harbour.example"],
  ["HTTPS://harbour.example", "HTTPS://harbour.example"],
  ["", ""],
  ["  ", ""],
  ["ftp://harbour.example", "ftp://harbour.example"],
  ["mailto:ada@harbour.example", "mailto:ada@harbour.example"],
  ["ada@harbour.example", "ada@harbour.example"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["harbour", "harbour"],
  ["coming soon.", "coming soon."],
  ["harbour example.com", "harbour example.com"],
])("'%s' is sent as '%s'", (typed, sent) => {
  expect(webAddress(typed)).toBe(sent);
});
