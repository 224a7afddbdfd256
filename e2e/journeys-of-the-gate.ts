import { onlyInTheFullRun } from "./only-in-the-full-run.ts";

const patternOf = (text: string) =>
  text
    .split("…")
    .map((part) => RegExp.escape(part))
    .join(".*");

/** Each matches the file and the titles of journeys, as Playwright joins them. */
export const patternsOnlyInTheFullRun: RegExp[] = Object.entries(onlyInTheFullRun).flatMap(
  ([file, titles]) =>
    (titles === "all" ? [""] : titles).map(
      (title) => new RegExp(`${RegExp.escape(`${file}.e2e.ts`)} .*${patternOf(title)}`),
    ),
);
