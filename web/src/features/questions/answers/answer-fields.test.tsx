import type { Question } from "@rolecall/contract/hiring/answers.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { AnswerFields } from "./answer-fields.tsx";
import { sentAnswers, type TypedAnswers } from "./typed-answer.ts";

const ask = (question: Partial<Question> & Pick<Question, "id" | "type">): Question => ({
  text: `Question of ${question.type}`,
  required: false,
  options: [],
  accepts: null,
  ...question,
});

const questions = [
  ask({ id: "1", type: "short", required: true }),
  ask({ id: "2", type: "long" }),
  ask({ id: "3", type: "yes-no", accepts: true }),
  ask({ id: "4", type: "one-of", options: ["Day", "Night"], accepts: ["Night"] }),
  ask({ id: "5", type: "several-of", options: ["Welding", "Casting", "Tuning"] }),
  ask({ id: "6", type: "number", accepts: { min: 3 } }),
  ask({ id: "7", type: "link" }),
];

function Asked({ problems = {} }: { problems?: Record<string, string> }) {
  const [answers, setAnswers] = useState<TypedAnswers>({});
  return (
    <>
      <AnswerFields
        questions={questions}
        answers={answers}
        problems={problems}
        onProcessingChange={() => {}}
        onChange={(id, answer) =>
          setAnswers(({ [id]: _before, ...others }) =>
            answer === undefined ? others : { ...others, [id]: answer },
          )
        }
      />
      <output>{JSON.stringify(sentAnswers(questions, answers))}</output>
    </>
  );
}

const sent = () => {
  const given = JSON.parse(screen.getByRole("status").textContent) as {
    questionId: string;
    value: unknown;
  }[];
  return Object.fromEntries(given.map(({ questionId, value }) => [questionId, value]));
};

test("each type of question has a control for its answers", async () => {
  const user = userEvent.setup();
  render(<Asked />);
  const short = screen.getByRole("textbox", { name: "Question of short" });
  expect(short.getAttribute("aria-required")).toBe("true");
  await user.type(short, "Bronze");
  await user.type(screen.getByRole("textbox", { name: "Question of long" }), "Years ago.");
  await user.click(screen.getByRole("radio", { name: "No" }));
  await user.click(screen.getByRole("checkbox", { name: "Tuning" }));
  await user.click(screen.getByRole("checkbox", { name: "Welding" }));
  await user.type(screen.getByRole("textbox", { name: "Question of number" }), "4");
  await user.type(screen.getByRole("textbox", { name: "Question of link" }), "example.com");
  expect(sent()).toEqual({
    1: "Bronze",
    2: "Years ago.",
    3: false,
    5: ["Welding", "Tuning"],
    6: 4,
    7: "https://example.com",
  });
});

test("what the employer looks for is said before one answers", () => {
  render(<Asked />);
  for (const [role, looked] of [
    ["radiogroup", "Yes"],
    ["combobox", "Night"],
    ["textbox", "at least 3"],
  ] as const)
    expect(
      screen.getAllByRole(role, { description: `The employer looks for: ${looked}` }),
    ).toHaveLength(1);
});

test("an answer that need not be there can be taken back", async () => {
  const user = userEvent.setup();
  render(<Asked />);
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  expect(sent()).toEqual({ 3: true });
  await user.click(screen.getByRole("button", { name: "Clear answer" }));
  expect(sent()).toEqual({});
});

test("a refusal stands at its question", () => {
  render(<Asked problems={{ 1: "Please answer: Question of short" }} />);
  const short = screen.getByRole("textbox", { description: "Please answer: Question of short" });
  expect(short.getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
});
