import { basename, join } from "node:path";
import type { Rolldown } from "vite";

const source = (path: string) => join(import.meta.dirname, "../src", path);

const everyScreen = source("main.tsx");
/** The screens that visitors see first. */
const firstScreens = [
  source("features/landing/landing-page.tsx"),
  source("features/jobs/search/jobs-screen.tsx"),
  source("features/companies/companies-screen.tsx"),
];

/** A build asks for every module, and the graph of the modules is complete by then. */
const known = new Map<string, Set<string>>();

/** A module with all that it imports statically, and that in turn. */
const withImports = (root: string, context: Rolldown.ChunkingContext) => {
  let found = known.get(root);
  if (!found) {
    if (!context.getModuleInfo(root))
      throw new Error(`web/build/chunks.ts names ${root}: where is it now?`);
    found = new Set([root]);
    for (const id of found)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    known.set(root, found);
  }
  return found;
};

/**
 * The first screens come in few files, since a compressor finds more that repeats in one than in twenty:
 * what every screen needs, what two of them have in common, and what one of them needs alone. The
 * bundler divides the rest by itself.
 */
const fileOf = (id: string, context: Rolldown.ChunkingContext) => {
  if (withImports(everyScreen, context).has(id)) return "base";
  const users = firstScreens.filter((screen) => withImports(screen, context).has(id));
  const [user] = users;
  if (user === undefined) return null;
  return users.length > 1 ? "lists" : basename(user, ".tsx");
};

export const chunks = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
};
