import { basename, join } from "node:path";
import type { Rolldown } from "vite";

const source = (path: string) => join(import.meta.dirname, "../src", path);

const everyScreen = source("main.tsx");
/** The screens that visitors see first. */
const jobSearch = source("features/jobs/search/jobs-screen.tsx");
/** What `/` shows instead to who is signed in. */
const home = source("features/home/home-page.tsx");
const firstScreens = [
  source("features/landing/landing-page.tsx"),
  jobSearch,
  source("features/companies/directory/companies-screen.tsx"),
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

/** The modules of the screens that the client fetches later, and of all else that it does. */
const laterModules = (context: Rolldown.ChunkingContext) => {
  const key = "later";
  let found = known.get(key);
  if (!found) {
    found = new Set();
    const roots = new Set([everyScreen]);
    for (const root of roots)
      for (const id of withImports(root, context)) {
        for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          roots.add(later);
        if (root !== everyScreen && !firstScreens.includes(root)) found.add(id);
      }
    known.set(key, found);
  }
  return found;
};

const icon = /\/lucide-react\/.*\/icons\//;
/** What the entry of a library names, and later screens alone use. */
const usedLater = /\/(?:queriesObserver|useQueries|useMutationState)\.js$/;

/**
 * The first screens come in few files, since a compressor finds more that repeats in one than in twenty:
 * what every screen or two of these need, and what one of them needs alone. What one of
 * them shares with home, or with later screens, is apart, so that those do not bring all of it; of the job search,
 * which is the heaviest, only what home needs. Icons are too small for files of their own: those of home are in one,
 * those of later screens in another. The bundler divides the rest by itself.
 */
const fileOf = (id: string, context: Rolldown.ChunkingContext) => {
  if (usedLater.test(id)) return null;
  if (withImports(everyScreen, context).has(id)) return "base";
  const users = firstScreens.filter((screen) => withImports(screen, context).has(id));
  const [user] = users;
  const isOfHome = withImports(home, context).has(id);
  if (user === undefined) {
    if (!icon.test(id)) return null;
    return isOfHome ? "home-icons" : "icons";
  }
  if (users.length > 1) return "base";
  const name = basename(user, ".tsx");
  if (isOfHome) return `${name}-parts`;
  const isShared = user !== jobSearch && laterModules(context).has(id);
  return isShared ? `${name}-shared` : name;
};

export const chunks = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
};
