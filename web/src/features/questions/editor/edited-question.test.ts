import type { AskedQuestion } from "@rolecall/contract/hiring/questions.schemas.ts";
import { expect, test } from "vitest";
import { copyOf, type EditedQuestion, editedOf, newQuestion, sentOf } from "./edited-question.ts";
import { questionRules } from "./question-rules.ts";

const kept: AskedQuestion[] = [
  { type: "short", options: [], accepts: null },
  { type: "yes-no", options: [], accepts: false },
  { type: "one-of", options: ["A", "B", "C"], accepts: ["A", "C"] },
  { type: "several-of", options: ["A", "B"], accepts: null },
  { type: "number", options: [], accepts: { min: 0, max: 2.5 } },
  { type: "number", options: [], accepts: { min: 3 } },
].map((question, index) => ({
  id: `0190a5b2-0000-7000-8000-00000000000${index}`,
  text: `Question ${index}`,
  required: index % 2 === 0,
  ...question,
})) as AskedQuestion[];

test.each(kept)("what is kept of a question ($type) is the same after its form", (question) => {
  expect(questionRules.parse(editedOf(question))).toEqual(question);
});

test("a copy is a new question", () => {
  const [first] = kept.map(editedOf);
  const copy = copyOf(first as EditedQuestion);
  expect(copy.key).not.toBe(first?.key);
  expect(sentOf(copy)).not.toHaveProperty("id");
});

test("what is looked for among options that are gone is looked for no longer", () => {
  const [, , choice] = kept.map(editedOf);
  const changed = { ...(choice as EditedQuestion), options: "A\n\n B " };
  expect(sentOf(changed)).toMatchObject({ options: ["A", "B"], accepts: ["A"] });
  expect(sentOf({ ...changed, options: "B" })).toMatchObject({ accepts: null });
});

test.each<[string, Partial<EditedQuestion>, string]>([
  ["without a text", { text: " " }, "Question is required"],
  ["with one option", { type: "one-of", options: "A" }, "Give at least two options"],
  ["with an option twice", { type: "several-of", options: "A\na" }, "Options must differ"],
  [
    "with bounds the wrong way round",
    { type: "number", min: "3", max: "2" },
    "Choose the accepted answers among those that the question allows",
  ],
  [
    "with a bound that is no number",
    { type: "number", min: "three" },
    "Choose the accepted answers among those that the question allows",
  ],
])("a question %s is refused", (_what, changes, sentence) => {
  const checked = questionRules.safeParse({ ...newQuestion(), text: "Why?", ...changes });
  expect(checked.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
