import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomBytes } from "node:crypto";
import type { EventEmitter } from "node:events";
import { mkdir } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { companionPath } from "@rolecall/contract/resumes/remote-files.ts";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import type { FastifyBaseLogger } from "fastify";
import type { DispatchFunc, Response } from "light-my-request";
import type { Config } from "#config.ts";
import { unavailable } from "#http/errors.ts";
import { linkProvider } from "./companion-names.ts";
import type { FindTransfer } from "./companion-providers.ts";

/** A step of signing in at a source: Companion keeps in it what must come back unchanged. */
export type SignInSession = Record<string, unknown>;

interface Question {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: object;
  session?: SignInSession;
}

export interface Companion {
  /**
   * Asks as a browser would; nobody else can.
   * @param onLate hears the answer that came when nobody waited for it any more
   */
  ask(question: Question, onLate?: (answer: Response) => void): Promise<Response>;
  /** Companion's own events: `{token}` with messages, `connection:{token}`, `cancel:{token}`. */
  emitter: EventEmitter;
  /** Has Companion forget a transfer that is over: by itself it listens for ever to one that was never begun. */
  forget(token: string, how: { cancel: boolean }): void;
}

/** What Companion's own side of a transfer listens to. */
const heardByCompanion = ["connection", "cancel", "pause", "resume"];

type ExpressApp = RequestListener & { request: object };

interface CompanionModule {
  app(options: object): { app: ExpressApp; emitter: EventEmitter };
}

/** Longer than any source takes to answer, shorter than people wait. */
const timeoutMs = 30_000;

/** Instances that are set up alike derive the same secret; without sources it never leaves the process. */
const secretOf = ({ sources }: Config): Buffer => {
  const secrets = Object.values(sources).map(({ clientSecret }) => clientSecret);
  if (secrets.length === 0) return randomBytes(32);
  return createHash("sha256")
    .update(JSON.stringify(["companion", ...secrets]))
    .digest();
};

/** Links need no key; Companion only asks whether there is one. */
const keysOf = ({ sources }: Config): Record<string, { key: string; secret?: string }> => ({
  [linkProvider]: { key: "none" },
  ...Object.fromEntries(
    Object.entries(sources).map(([source, client]) => [
      source,
      { key: client.clientId, secret: client.clientSecret },
    ]),
  ),
});

/** Companion writes to the console, secrets included at times: only what happened is passed on. */
const quiet = async (log: FastifyBaseLogger) => {
  const { default: logger } = await import("@uppy/companion/lib/server/logger.js");
  const pass = (level: "info" | "warn") => (what: unknown, tag?: string) =>
    log[level]({ tag, ...(what instanceof Error && { err: what }) }, "companion");
  Object.assign(logger, {
    debug: () => {},
    info: () => {},
    warn: pass("info"),
    error: pass("warn"),
  });
};

/** Its code: 80 MB, and a moment in which the process answers nobody. */
export const loadCompanion = () =>
  Promise.all([
    import("@uppy/companion") as Promise<{ default: CompanionModule }>,
    import("./companion-providers.ts"),
    import("light-my-request"),
  ]);

/**
 * Uppy's Companion within this process, without a door of its own: our routes ask it. Where accounts
 * elsewhere are offered it was loaded before anybody was answered, else it is when first needed.
 */
export const startCompanion = async (
  config: Config,
  log: FastifyBaseLogger,
  { landing, find }: { landing: string; find: FindTransfer },
): Promise<Companion> => {
  await quiet(log);
  const [{ default: companion }, { gatedProviders }, { inject }] = await loadCompanion();
  const filePath = join(config.dataDir, "fetching");
  await mkdir(filePath, { recursive: true, mode: 0o700 });
  const { host, protocol } = new URL(config.publicUrl);
  const { app, emitter } = companion.app({
    secret: secretOf(config).toString("base64url"),
    server: { host, protocol: protocol.slice(0, -1), implicitPath: companionPath },
    providerOptions: keysOf(config),
    customProviders: gatedProviders(find),
    uploadUrls: [new RegExp(`^${landing}`)],
    corsOrigins: [config.publicUrl],
    maxFileSize: resumeMaximumBytes,
    maxFilenameLength: 4_000,
    // By way of a file, since Companion cannot pass on what does not announce its length.
    filePath,
    streamingUpload: false,
    enableUrlEndpoint: false,
    metrics: false,
  });

  // Every transfer that waits for its socket listens.
  emitter.setMaxListeners(0);
  // Companion looks for the session on its requests, which are made within.
  const sessions = new AsyncLocalStorage<SignInSession>();
  Object.defineProperty(app.request, "session", { get: () => sessions.getStore() });

  const ask: Companion["ask"] = async (
    { method, url, headers = {}, body, session = {} },
    onLate = () => {},
  ) => {
    const asked = sessions.run(session, () =>
      inject(app as DispatchFunc, {
        method,
        url,
        headers: { host, ...headers },
        ...(body && { payload: body }),
      }).end(),
    );
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(unavailable());
      asked.then(onLate, () => {});
    }, timeoutMs);
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
  const forget: Companion["forget"] = (token, { cancel }) => {
    if (cancel) emitter.emit(`cancel:${token}`);
    for (const event of heardByCompanion) emitter.removeAllListeners(`${event}:${token}`);
  };
  return { ask, emitter, forget };
};
