// The documents name files, by their path or its end: each of them exists.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const inRepository = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|test-results|\.data)$/.test(path),
  });

/** Some packages are named like files. */
const packages = new Set(
  inRepository("{.,*}/package.json").flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies);
  }),
);

const named = /`#?([\w./-]+\.(?:tsx?|mjs|js|sql|md))`/g;

test("every file that a document names exists", () => {
  const files = inRepository("**/*.{ts,tsx,mjs,js,sql,md}").map((path) => `/${path}`);
  const missing = inRepository("{*.md,docs/**/*.md}").flatMap((document) =>
    [...readFileSync(join(root, document), "utf8").matchAll(named)]
      .map(([, name = ""]) => name)
      .filter((name) => !packages.has(name) && !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});
