import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compiledFile, compileVocabulary } from "./compile-vocabulary.ts";

test("the compiled vocabulary is made of the texts beside it", () => {
  expect(compileVocabulary().equals(readFileSync(compiledFile))).toBe(true);
});
