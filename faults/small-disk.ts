import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { appendFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const mount = (folder: string, options: string) =>
  execFileSync("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
const unmount = (folder: string) => execFileSync("/bin/umount", ["--lazy", folder]);

/** The reason why no disks can be mounted here, or null if they can. */
const findWhyNot = (): string | null => {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-disk-"));
  try {
    mount(folder, "size=1m");
    unmount(folder);
    return null;
  } catch (error) {
    return `the small disk that fills up cannot be mounted here: ${(error as Error).message.trim()}`;
  } finally {
    rmdirSync(folder);
  }
};

/** Leaves a test out where the machine lets nobody mount disks, and says so. */
export const needDisks = (skip: (why: string) => void): void => {
  const whyNot = findWhyNot();
  if (whyNot === null) return;
  console.error(`LEFT OUT ${whyNot}`);
  skip(whyNot);
};

/** Another process may have taken the remaining space meanwhile. */
const ignoreIfFull = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "ENOSPC") throw error;
};

/** A disk of so many megabytes, which real programs fill. */
export class SmallDisk implements Disposable {
  readonly #folder: string;

  constructor(folder: string, megabytes: number) {
    this.#folder = folder;
    mount(folder, `size=${megabytes}m,mode=711`);
  }

  /** Takes all the room that is left. */
  async fillUp(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    await appendFile(this.#ballast, Buffer.alloc(bavail * bsize)).catch(ignoreIfFull);
  }

  /** Gives it back. */
  async makeRoom(): Promise<void> {
    await rm(this.#ballast, { force: true });
  }

  [Symbol.dispose](): void {
    unmount(this.#folder);
  }

  get #ballast(): string {
    return join(this.#folder, "ballast");
  }
}
