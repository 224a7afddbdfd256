import type { Reader } from "./events/reader.ts";
import { answersReader } from "./features/answers/answers.reader.ts";
import { closingReader } from "./features/applications/closing/closing.reader.ts";
import { weeksReader } from "./features/dashboard/weeks.reader.ts";
import { receivedLettersReader } from "./features/employer-letters/received-letters.reader.ts";
import { savedJobsReader } from "./features/jobs/saved/saved-jobs.reader.ts";

/** Everything that is made from events. Those that people wait for come first. */
export const everyReader: Reader[] = [
  closingReader,
  weeksReader,
  answersReader,
  receivedLettersReader,
  savedJobsReader,
];
