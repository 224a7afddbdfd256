// Which tests the gate runs (`npm test`), and which only the full run does (`npm run test:all`).

/** Vitest's projects. `machine` has the tests that only the full run needs. */
export const gateProjects = ["contract", "demo", "server", "apart", "web", "scripts"];
export const projects = [...gateProjects, "machine"];

/** Suites with a configuration of their own, which want the machine for themselves. */
export const largeSuites = ["cluster", "faults"];

/**
 * The files of the project `machine`: they start, kill, restart or back up the product, measure time and
 * memory, or need an object store. A fifth of the time of all tests.
 */
export const machineTests = [
  "bench/data/employer.test.ts",
  "bench/data/fill-board.test.ts",
  "scripts/start.test.ts",
  "server/src/backup/backup.test.ts",
  "server/src/db/connection/address-tls.test.ts",
  "server/src/db/connection/address.test.ts",
  "server/src/db/embedded/embedded.test.ts",
  "server/src/demo/demo.test.ts",
  "server/src/features/auth/telling-nobody.test.ts",
  "server/src/features/resumes/resumes-in-s3.test.ts",
  "server/src/features/resumes/two-instances-in-s3.test.ts",
  "server/src/files/open-files-in-s3.test.ts",
  "server/src/files/s3-streaming.test.ts",
  "server/src/http/limits/connections.test.ts",
  "server/src/http/limits/stop.test.ts",
  "server/src/http/limits/time-outs.test.ts",
  "server/src/http/reply/read-your-writes.test.ts",
  "server/test/administrators-command.test.ts",
  "server/src/background/background-modes.test.ts",
  "server/test/backup-command.test.ts",
  "server/test/restart.test.ts",
];

/**
 * The files of the project `apart`, each of which has a process of its own: they put something in a module's place,
 * or change what the process trusts. All other files of the server share the modules of their worker.
 */
export const apartTests = [
  "server/src/features/auth/password-reset/forgotten-password.test.ts",
  "server/src/features/auth/signing-in.test.ts",
  "server/src/features/auth/social/github-sign-in.test.ts",
  "server/src/features/auth/social/social-sign-in.test.ts",
  "server/src/features/auth/throttling.test.ts",
  "server/src/files/durable-files.test.ts",
];

/** Whether this is the full run. The configurations of Vitest and Playwright read the same variable. */
export const isFullRun = process.env.TEST_RUN === "full";
