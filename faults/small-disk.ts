import { execFileSync } from "node:child_process";
import { appendFile, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Why disks cannot be mounted here, or null where they can. */
export const whyNoDisks =
  process.platform === "linux" && process.getuid?.() === 0
    ? null
    : "only the superuser of a Linux may mount the small disk that fills up";

const mount = (folder: string, options: string) =>
  execFileSync("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);

/** Somebody else may have taken the last of it meanwhile. */
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
    execFileSync("/bin/umount", ["--lazy", this.#folder]);
  }

  get #ballast(): string {
    return join(this.#folder, "ballast");
  }
}
