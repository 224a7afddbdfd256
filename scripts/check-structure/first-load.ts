import type { SourceFile } from "./source-file.ts";

/** The modules that the browser loads before somebody does anything: the client, and the code of a screen. */
const isFirst = (path: string) => /^web\/src\/(main|.*-screen)\.tsx$/.test(path);

/** The library of schemas, which forms fetch when somebody first does something on the page. */
const library = "zod";

/**
 * The ways by which screens load the library of schemas, such as `["web/src/main.tsx",
 * "contract/src/jobs/jobs.schemas.ts", "zod"]`: one for each screen.
 */
export function findSchemasLoadedFirst(files: SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => isFirst(path))
    .flatMap(({ path }) => {
      const ways = new Map([[path, [path]]]);
      for (const [reached, way] of ways)
        for (const { target, isLoaded } of byPath.get(reached)?.imports ?? [])
          if (isLoaded && !ways.has(target)) ways.set(target, [...way, target]);
      const found = ways.get(library);
      return found ? [found] : [];
    });
}
