import { createRequire } from "node:module";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { leanContract } from "./lean-contract.ts";

const contract = createRequire(import.meta.url).resolve("@rolecall/contract/auth/auth.ts");
const entry = "virtual:entry";

/** What the browser gets of a module that says `code`. */
const bundled = async (code: string) => {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      leanContract(/\/contract\/src\/[\w/-]+\.ts$/),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  return chunk.code;
};

test("who calls an endpoint brings neither its schemas nor their library", async () => {
  const code = await bundled(`import { changeRole } from ${JSON.stringify(contract)};
    console.log(changeRole);`);
  expect(code).toContain("/api/auth/user/role");
  expect(code).toContain("signed-in");
  expect(code).not.toMatch(/zod/i);
});

test("who calls an endpoint that needs a fresh proof knows so, and can ask for one", async () => {
  const factors = contract.replace("auth.ts", "second-factor.ts");
  const code = await bundled(`import { beginTotp } from ${JSON.stringify(factors)};
    console.log(beginTotp);`);
  expect(code).toMatch(/proof: ["`]fresh["`]/);
});

test("a form still brings the rules that it checks with", async () => {
  const forms = contract.replace("auth.ts", "account-forms.ts");
  const code = await bundled(`import { credentials } from ${JSON.stringify(forms)};
    console.log(credentials);`);
  expect(code).toContain("Password must be at least 6 characters");
  expect(code).toMatch(/zod/i);
});
