import {
  letterTextMaximum,
  letterTextRequiredText,
  subjectMaximum,
  subjectRequiredText,
  unknownPlaceholder,
} from "@rolecall/contract/hiring/letters.ts";
import { unknownPlaceholderIn } from "@rolecall/contract/hiring/placeholders.ts";

export interface TypedLetter {
  subject: string;
  text: string;
}

const problemOf = (typed: string, missing: string, most: number, isTried: boolean) => {
  const unknown = unknownPlaceholderIn(typed);
  if (unknown !== undefined) return unknownPlaceholder({ placeholder: `{{${unknown}}}` });
  if (typed.length > most) return `At most ${most.toLocaleString("en-US")} characters`;
  return isTried && typed.trim() === "" ? missing : undefined;
};

/** What is wrong with a letter: placeholders while it is typed, what is missing once it was sent. */
export const letterProblems = ({ subject, text }: TypedLetter, isTried: boolean) => ({
  subject: problemOf(subject, subjectRequiredText, subjectMaximum, isTried),
  text: problemOf(text, letterTextRequiredText, letterTextMaximum, isTried),
});

/** Whether it can be sent as it is. */
export const isWholeLetter = (letter: TypedLetter): boolean =>
  Object.values(letterProblems(letter, true)).every((problem) => problem === undefined);
