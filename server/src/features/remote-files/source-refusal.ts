import { sourceAwayText, sourceMissingText } from "@rolecall/contract/resumes/remote-files.ts";
import type { Response } from "light-my-request";
import { AppError, notSignedIn } from "#http/errors.ts";

const isJson = ({ headers }: Response) => headers["content-type"]?.toString().includes("json");

/** What people read where Companion could do nothing at a source; null where it could. */
export const refusalBySource = (answer: Response): AppError | null => {
  const { statusCode } = answer;
  if (statusCode < 400) return null;
  if (statusCode === 401) return notSignedIn();
  // The source's own words, where they are meant for people, such as about a missing licence.
  if (statusCode === 400 && isJson(answer))
    return new AppError("bad-input", answer.json<{ message: string }>().message);
  if (statusCode === 424) return new AppError("missing", sourceMissingText);
  return new AppError("unavailable", sourceAwayText);
};
