import type { Question } from "@rolecall/contract/hiring/answers.ts";
import type { QuestionType } from "@rolecall/contract/hiring/questions.ts";
import { expect, test } from "vitest";
import { problemsOf, questionOf, sentAnswers, type TypedAnswer } from "./typed-answer.ts";

const ask = (type: QuestionType, more: Partial<Question> = {}): Question => ({
  id: type,
  text: `The ${type}?`,
  type,
  required: false,
  options: [],
  accepts: null,
  ...more,
});

const file = { objectPath: "/objects/1", filename: "portfolio.pdf" };

test.each<[QuestionType, TypedAnswer, unknown]>([
  ["short", "Blue", "Blue"],
  ["yes-no", "yes", true],
  ["yes-no", "no", false],
  ["number", "1,250.5", 1250.5],
  ["number", " 0 ", 0],
  ["number", "three", "three"],
  ["date", "2027-01-31", "2027-01-31"],
  ["link", "example.com/me", "https://example.com/me"],
  ["link", " http://example.com ", "http://example.com"],
  ["link", "ftp://example.com", "ftp://example.com"],
  ["several-of", ["A", "B"], ["A", "B"]],
  ["file", file, "/objects/1"],
])("an answer of the type %s that was typed as %j is sent as %j", (type, typed, value) => {
  expect(sentAnswers([ask(type)], { [type]: typed })).toEqual([{ questionId: type, value }]);
});

test("what was not answered is not sent, and neither is an answer to no question", () => {
  const questions = [ask("short"), ask("number"), ask("several-of"), ask("file")];
  const typed = { short: " ", number: "", "several-of": [], gone: "Blue" };
  expect(sentAnswers(questions, typed)).toEqual([]);
});

test("a required question without an answer and one that is answered wrongly are named", () => {
  const questions = [
    ask("short", { required: true }),
    ask("yes-no", { required: true }),
    ask("number"),
    ask("link"),
    ask("long"),
  ];
  const typed = { "yes-no": "no", number: "three", link: "nowhere at all" };
  expect(problemsOf(questions, typed)).toEqual({
    short: "Please answer: The short?",
    number: "Enter a valid answer: The number?",
    link: "Enter a valid answer: The link?",
  });
});

test("a refusal of the server finds its question", () => {
  const questions = [ask("short"), ask("number")];
  expect(questionOf(questions, "Please answer: The number?")?.id).toBe("number");
  expect(questionOf(questions, "Enter a valid answer: The short?")?.id).toBe("short");
  expect(questionOf(questions, "Answer each question only once")).toBeUndefined();
});
