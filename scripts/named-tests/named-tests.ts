import { parameter, readTestFile, type TestFile } from "./test-titles.ts";

/** A test file in backticks, and behind a colon titles of its tests in quotes. */
const naming = /`([\w./-]+\.(?:test|e2e)\.ts)`(?::((?:,? "[^"]+")+))?/g;

/**
 * Holds docs/security.md against the tests: a file, a title or a guard's test that is not there is one
 * sentence each. Guards are the items of its lists. A title is as in the source; of a test within
 * `describe("a", …)` it is "b" or "a > b". A parameter is `…`, or one of the texts in that file.
 */
export function findUnknownTests(
  document: string,
  files: { path: string; source: () => string }[],
): string[] {
  return blocksOf(document).flatMap(({ line, text }) => {
    const named = [...text.matchAll(naming)];
    const isGuard = text.startsWith("- ");
    const problems = named.flatMap(([, name = "", quoted = ""]) => {
      const found = files.filter(({ path }) => `/${path}`.endsWith(`/${name}`));
      const [file] = found;
      if (!file) return [`there is no test file ${name}`];
      if (found.length > 1) return [`${name} is several files; name a folder, too`];
      if (isGuard && quoted === "") return [`${name}: name the test that fails without the guard`];
      const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title);
      const tests = readTestFile(file.path, file.source());
      return titles
        .filter((title) => !hasTest(tests, title))
        .map((title) => `${name} has no test "${title}"`);
    });
    if (isGuard && named.length === 0) problems.push("name the test that fails without the guard");
    return problems.map((problem) => `${line}: ${problem}`);
  });
}

/** Paragraphs and items of lists, each as one line, with the number of its first. */
function blocksOf(document: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  for (const [index, text] of document.split("\n").entries()) {
    const before = blocks.at(-1);
    const isNext = /^(- |#|$)/.test(text) || before === undefined || before.text === "";
    if (isNext) blocks.push({ line: index + 1, text });
    else before.text += ` ${text.trim()}`;
  }
  return blocks;
}

function hasTest({ titles, texts }: TestFile, wanted: string): boolean {
  const isWanted = (title: string) => {
    const fixed = title.split(parameter).map((part) => RegExp.escape(part));
    const values = new RegExp(`^${fixed.join("(.+)")}$`).exec(wanted)?.slice(1);
    return values?.every((value) => value === parameter || texts.has(value));
  };
  return titles.some((path) =>
    path.some((_group, start) =>
      path.some((_title, end) => isWanted(path.slice(start, end + 1).join(" > "))),
    ),
  );
}
