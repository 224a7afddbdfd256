import { expect, test } from "vitest";
import { countryOf, remoteText } from "./country-of.ts";

test.each([
  ["Germany", "DE"],
  ["  germany ", "DE"],
  ["de", "DE"],
  ["cote d'ivoire", "CI"],
  ["Türkiye", "TR"],
  ["Ger", undefined],
  ["", undefined],
])("'%s' names the country %s", (text, code) => expect(countryOf(text)).toBe(code));

test.each([
  [["DE"], "Remote in Germany"],
  [["DE", "AT", "DE"], "Remote in Germany, Austria"],
])("a job for %j is %s", (codes, text) => expect(remoteText(codes)).toBe(text));
