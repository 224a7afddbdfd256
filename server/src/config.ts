import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileSources, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { quotaUnitBytes } from "@rolecall/contract/resumes/resumes.ts";
import { socialProviders, type SocialProvider } from "@rolecall/contract/site.ts";
import type { z } from "zod";
import { StartError } from "./start-error.ts";
import { secureAddress, variables } from "./variables.ts";

/** A variable of the environment has a value that makes no sense. The message names it. */
export class ConfigError extends StartError {}

/** The settings from the environment; docs/operations.md lists the variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The origin that users see, such as `https://jobs.example.com`. */
  readonly publicUrl: string;
  /** Whether that is this very machine alone. */
  readonly isLocal: boolean;
  readonly secureCookies: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly s3: S3Settings | null;
  readonly smtpUrl: string | null;
  /** The most bytes of files that an account may keep outside of applications. */
  readonly fileQuotaBytes: number;
  /** After how many months closed applications are erased; null where they are kept. */
  readonly retentionMonths: number | null;
  /** The virus scanner that looks at uploads, where there is one. */
  readonly clamdUrl: string | null;
  readonly mailFrom: string;
  /** Whether to fill an empty database with the demo board. */
  readonly demoData: boolean;
  /** Whether a demo board may be looked around on as each of its people, without signing in. */
  readonly tour: boolean;
  readonly rateLimit: boolean;
  /** Whether this instance does background work: beside serving, not at all, or nothing else. */
  readonly background: "on" | "off" | "only";
  /** Whether pages are rendered on the server. */
  readonly render: boolean;
  /** Whether the most common passwords are allowed. */
  readonly commonPasswords: "allow" | "refuse";
  /** Whether administrators need a second factor for what only they may do. */
  readonly adminSecondFactor: boolean;
  /** The proxies whose `X-Forwarded-*` headers are trusted: Fastify's option of that name. */
  readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  readonly supportEmail: string;
  readonly geocoderUrl: string;
  readonly oauth: { readonly [Provider in SocialProvider]?: OAuthClient };
  /** The address at which metrics for the operator are served, or null. */
  readonly metrics: { host: string; port: number } | null;
  /** Accounts elsewhere that resumes may come from, as this installation is registered with them. */
  readonly sources: {
    readonly [Source in FileSource]?: Pick<OAuthClient, "clientId" | "clientSecret">;
  };
  /** Networks that are not public and that links may lead to all the same. */
  readonly importNetworks: readonly string[];
  readonly logLevel: z.output<typeof variables>["LOG_LEVEL"];
}

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's address if it is not the public one: a company's own GitHub, a stand-in for tests. */
  readonly issuer: string | undefined;
}

type Variables = z.output<typeof variables>;
type Environment = Record<string, string | undefined>;

/** The named variables where all of them are set, null where none is. */
const allOrNone = <Name extends string>(env: Environment, names: readonly Name[]) => {
  const missing = names.find((name) => !env[name]);
  const present = names.find((name) => env[name]);
  if (!present) return null;
  if (missing) throw new ConfigError(`${missing} must be set as well, since ${present} is.`);
  return env as Record<Name, string>;
};

const s3Settings = (env: Environment): S3Settings | null => {
  const s3 = allOrNone(env, [
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  return (
    s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    }
  );
};

const oauthClients = (env: Environment): Config["oauth"] => {
  const clients: Partial<Record<SocialProvider, OAuthClient>> = {};
  for (const provider of socialProviders) {
    const id = `OAUTH_${provider.toUpperCase()}_CLIENT_ID`;
    const secret = `OAUTH_${provider.toUpperCase()}_CLIENT_SECRET`;
    const issuer = `OAUTH_${provider.toUpperCase()}_ISSUER`;
    const set = allOrNone(env, [id, secret]);
    if (!secureAddress.optional().safeParse(env[issuer]).success)
      throw new ConfigError(`${issuer} must begin with https://.`);
    if (set)
      clients[provider] = {
        clientId: set[id] ?? "",
        clientSecret: set[secret] ?? "",
        issuer: env[issuer],
      };
  }
  return clients;
};

const sourceClients = (env: Environment): Config["sources"] => {
  const clients: { -readonly [Source in FileSource]?: Config["sources"][Source] } = {};
  for (const source of fileSources) {
    const id = `COMPANION_${source.toUpperCase()}_CLIENT_ID`;
    const secret = `COMPANION_${source.toUpperCase()}_CLIENT_SECRET`;
    const set = allOrNone(env, [id, secret]);
    if (set) clients[source] = { clientId: set[id] ?? "", clientSecret: set[secret] ?? "" };
  }
  return clients;
};

const isLoopback = (host: string) =>
  /^(.+\.)?localhost\.?$/i.test(host) ||
  host === "::1" ||
  host === "[::1]" ||
  (isIP(host) === 4 && host.startsWith("127."));

/** The reason why others can reach this server, as far as its variables tell; null if nobody can. */
const reachedBecause = (set: Variables, publicUrl: URL): string | null => {
  if (!isLoopback(set.HOST)) return "HOST is not a loopback address";
  if (!isLoopback(publicUrl.hostname)) return "PUBLIC_URL is not a loopback address";
  return set.TRUST_PROXY === undefined ? null : "TRUST_PROXY is set";
};

/** Everybody knows the passwords of the demo board, so it is never where others can reach it. */
const isDemo = (set: Variables, publicUrl: URL): boolean => {
  const reached = reachedBecause(set, publicUrl);
  if (set.DEMO_DATA && reached !== null)
    throw new ConfigError(
      `DEMO_DATA must not be on when ${reached}: everybody knows the passwords of the demo board.`,
    );
  return set.DEMO_DATA ?? (!set.DATABASE_URL && reached === null);
};

/** Reads the environment, once. Throws a ConfigError that names the first variable that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  // `PORT=` in a file of variables means that it is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const issue = parsed.error?.issues[0];
  if (!parsed.success) throw new ConfigError(`${issue?.path[0]?.toString()} ${issue?.message}.`);
  const set = parsed.data;
  if (set.DATABASE_READ_URL && !set.DATABASE_URL)
    throw new ConfigError("DATABASE_URL must be set as well, since DATABASE_READ_URL is.");

  const host = isIP(set.HOST) === 6 ? `[${set.HOST}]` : set.HOST;
  const publicUrl = new URL(set.PUBLIC_URL ?? `http://${host}:${set.PORT}`);
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl: publicUrl.origin,
    isLocal: isLoopback(publicUrl.hostname),
    secureCookies: publicUrl.protocol === "https:",
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    databaseReadUrl: set.DATABASE_READ_URL ?? null,
    s3: s3Settings(given),
    fileQuotaBytes: set.FILE_QUOTA_MB * quotaUnitBytes,
    retentionMonths: set.RETENTION_MONTHS ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    clamdUrl: set.CLAMD_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Rolecall <no-reply@${publicUrl.hostname}>`,
    demoData: isDemo(set, publicUrl),
    tour: set.DEMO_TOUR && isDemo(set, publicUrl),
    rateLimit: set.RATE_LIMIT,
    background: set.BACKGROUND,
    render: set.RENDER,
    commonPasswords: set.COMMON_PASSWORDS ?? (isLoopback(publicUrl.hostname) ? "allow" : "refuse"),
    adminSecondFactor: set.ADMIN_SECOND_FACTOR ?? !isLoopback(publicUrl.hostname),
    trustProxy: set.TRUST_PROXY ?? false,
    supportEmail: set.SUPPORT_EMAIL,
    geocoderUrl: set.GEOCODER_URL,
    oauth: oauthClients(given),
    metrics:
      set.METRICS_PORT === undefined ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    sources: sourceClients(given),
    importNetworks: set.IMPORT_NETWORKS,
    logLevel: set.LOG_LEVEL,
  };
};
