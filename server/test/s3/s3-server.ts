import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Whether OpenStack Swift is installed on this machine: Debian's `python3-swift`. */
export const hasS3Server = existsSync(
  "/usr/lib/python3/dist-packages/swift/common/middleware/s3api",
);

const settings = {
  S3_BUCKET: "resumes",
  S3_REGION: "eu-west-1",
  S3_ACCESS_KEY_ID: "rolecall:tests",
  S3_SECRET_ACCESS_KEY: "a-secret-of-the-tests",
};

/** A real object store that speaks S3: OpenStack Swift, in a process of its own, on a free port. */
export class S3Server {
  readonly #folder: string;
  #port = "0";
  #child: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** With an empty bucket. */
  static async start(): Promise<S3Server> {
    const server = new S3Server(await mkdtemp(join(tmpdir(), "rolecall-s3-")));
    await server.comeBack();
    return server;
  }

  /** The variables that lead a server here. */
  get env() {
    return { S3_ENDPOINT: `http://127.0.0.1:${this.#port}`, ...settings };
  }

  /** Ends the process, as a crash would. Its files stay. */
  async goAway(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.kill("SIGKILL")) await once(child, "exit");
  }

  /** Starts it again where it was, with its files. */
  async comeBack(): Promise<void> {
    const script = join(import.meta.dirname, "serve_swift.py");
    const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
    const child = spawn(
      "/usr/bin/python3",
      [
        script,
        this.#folder,
        this.#port,
        S3_BUCKET,
        S3_REGION,
        S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY,
      ],
      // The process ends when its input closes, also if the tests are killed.
      { stdio: ["pipe", "pipe", "inherit"] },
    );
    this.#child = child;
    for await (const line of createInterface(child.stdout)) {
      this.#port = line;
      return;
    }
    throw new Error("Swift did not start");
  }

  /** Ends it and removes its files. */
  async stop(): Promise<void> {
    await this.goAway();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
