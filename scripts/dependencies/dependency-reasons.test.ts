import { expect, test } from "vitest";
import { findUnreasonedDependencies } from "./dependency-reasons.ts";

const manifests = [
  { dependencies: { zod: "4.0.0" }, devDependencies: { vite: "8.0.0" } },
  { dependencies: { zod: "4.0.0" }, optionalDependencies: { "@pg/linux": "18.0.0" } },
];

test("a list with a reason for every dependency is fine", () => {
  const document = "## Both\n\n- `zod`: schemas\n- `vite`, `@pg/linux`: the build\n";
  expect(findUnreasonedDependencies(manifests, document)).toEqual([]);
});

test("dependencies without a reason, and reasons without a dependency, are reported", () => {
  const document = "- `zod`: schemas\n- `vite`:\n- `@pg/linux`: binaries\n- `lodash`: old habits\n";
  expect(findUnreasonedDependencies(manifests, document)).toEqual([
    "lodash has a reason and is not used",
    "vite has no reason",
  ]);
});
