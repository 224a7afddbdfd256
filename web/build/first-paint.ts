import { type Plugin, runnerImport } from "vite";

/**
 * Writes down what pages look like before their script is there, for the server to put into them.
 * @param source a module whose `firstPaints` are the markup of pages, by path
 */
export function firstPaint(source: string, file: string): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    async generateBundle() {
      const { module } = await runnerImport<{ firstPaints: Record<string, string> }>(source);
      this.emitFile({ type: "asset", fileName: file, source: JSON.stringify(module.firstPaints) });
    },
  };
}
