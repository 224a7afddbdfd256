import { isTest, type SourceFile } from "./source-file.ts";

const windowSize = 6;
/** Six lines with fewer letters and digits than this are brackets and keywords. */
const leastSubstance = 60;

type Place = { path: string; line: number };

/** The places, outside of tests, where six lines of code stand that stood before. */
export function findRepetitions(files: SourceFile[]): (Place & { before: Place })[] {
  const seen = new Map<string, Place>();
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, code }) => {
      const lines = code
        .split("\n")
        .map((text, index) => ({ text: text.trim(), line: index + 1 }))
        .filter(({ text }) => text !== "");
      let reported = -windowSize;
      return lines.flatMap(({ line }, index) => {
        const six = lines.slice(index, index + windowSize).map(({ text }) => text);
        const key = six.join("\n");
        const substance = key.replaceAll(/\W/g, "").length;
        if (six.length < windowSize || substance < leastSubstance) return [];
        const before = seen.get(key);
        if (!before) seen.set(key, { path, line });
        if (!before || index < reported + windowSize) return [];
        reported = index;
        return [{ path, line, before }];
      });
    });
}
