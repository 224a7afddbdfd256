import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

/** In the order in which a page asks for them; their names are those that the server knows. */
const scripts = ["tour", "tour-bar"];

/** Bundles one of them by itself. */
const bundle = async (name: string, target: string[]) => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, `../src/tour/${name}.ts`) },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [{ code: source }] = output;
  return { type: "asset" as const, fileName: `${name}.js`, source };
};

/**
 * The scripts of the tour are apart from the client's, with which they share nothing: as entries of the same build
 * they would add to its first file.
 */
export const tourScripts = (target: string[]): Plugin => ({
  name: "rolecall-tour-scripts",
  apply: "build",
  async generateBundle() {
    for (const name of scripts) this.emitFile(await bundle(name, target));
  },
});
