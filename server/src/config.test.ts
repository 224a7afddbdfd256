import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "resumes",
  S3_REGION: "eu-west-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("the configuration", () => {
  it("runs on its own machine, with demo data, when nothing is set", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      secureCookies: false,
      dataDir: resolve(".data"),
      databaseUrl: null,
      databaseReadUrl: null,
      s3: null,
      fileQuotaBytes: 209_715_200,
      retentionMonths: null,
      smtpUrl: null,
      clamdUrl: null,
      mailFrom: "Rolecall <no-reply@127.0.0.1>",
      demoData: true,
      tour: true,
      rateLimit: true,
      background: "on",
      render: true,
      commonPasswords: "allow",
      adminSecondFactor: false,
      isLocal: true,
      trustProxy: false,
      supportEmail: "support@rolecall.example",
      geocoderUrl: "https://api.bigdatacloud.net/data/reverse-geocode-client",
      oauth: {},
      sources: {},
      importNetworks: [],
      metrics: null,
      logLevel: "info",
    });
  });

  it.each([
    [{ PORT: "" }, { port: 3000 }],
    [{ PORT: "0" }, { port: 0, publicUrl: "http://127.0.0.1:0" }],
    [
      { HOST: "::1", PORT: "8080" },
      { publicUrl: "http://[::1]:8080", demoData: true },
    ],
    [{ HOST: "0.0.0.0" }, { demoData: false, tour: false }],
    [{ PUBLIC_URL: "https://jobs.example.com" }, { demoData: false, tour: false }],
    [{ TRUST_PROXY: "loopback" }, { demoData: false, tour: false }],
    [{ DEMO_TOUR: "off" }, { demoData: true, tour: false }],
    [{ HOST: "localhost", PUBLIC_URL: "http://localhost:8080" }, { demoData: true }],
    [{ HOST: "::1", DEMO_DATA: "on" }, { demoData: true }],
    [{ DATABASE_URL: "postgres://db.example.com/rolecall", DEMO_DATA: "on" }, { demoData: true }],
    [
      { PUBLIC_URL: "http://[::1]:3000", HOST: "127.0.0.2" },
      { demoData: true, commonPasswords: "allow" },
    ],
    [{ PUBLIC_URL: "https://jobs.example.com" }, { commonPasswords: "refuse" }],
    [{ PUBLIC_URL: "https://localhost.example.com" }, { commonPasswords: "refuse" }],
    [{ HOST: "0.0.0.0" }, { commonPasswords: "refuse" }],
    [{ COMMON_PASSWORDS: "refuse" }, { commonPasswords: "refuse" }],
    [
      { PUBLIC_URL: "https://jobs.example.com", COMMON_PASSWORDS: "allow" },
      { commonPasswords: "allow" },
    ],
    [{ DEMO_DATA: "off" }, { demoData: false, tour: false }],
    [{ DATABASE_URL: "postgres://db.example.com/rolecall" }, { demoData: false }],
    [
      { DATABASE_URL: "postgres://u:p@one:5433,two/rolecall" },
      { databaseUrl: "postgres://u:p@one:5433,two/rolecall" },
    ],
    [
      { PUBLIC_URL: "https://jobs.example.com/" },
      {
        publicUrl: "https://jobs.example.com",
        secureCookies: true,
        mailFrom: "Rolecall <no-reply@jobs.example.com>",
      },
    ],
    [{ FILE_QUOTA_MB: "1" }, { fileQuotaBytes: 1_048_576 }],
    [{ RETENTION_MONTHS: "120" }, { retentionMonths: 120 }],
    [{ CLAMD_URL: "tcp://[::1]:3310" }, { clamdUrl: "tcp://[::1]:3310" }],
    [{ CLAMD_URL: "unix:/run/clamd.ctl" }, { clamdUrl: "unix:/run/clamd.ctl" }],
    [{ RATE_LIMIT: "off" }, { rateLimit: false }],
    [{ BACKGROUND: "only" }, { background: "only" }],
    [
      { TRUST_PROXY: "10.0.0.0/8, ::1,loopback" },
      { trustProxy: ["10.0.0.0/8", "::1", "loopback"] },
    ],
    [
      s3,
      {
        s3: {
          endpoint: "https://s3.example.com",
          bucket: "resumes",
          region: "eu-west-1",
          accessKeyId: "id",
          secretAccessKey: "secret",
        },
      },
    ],
    [
      { COMPANION_DRIVE_CLIENT_ID: "id", COMPANION_DRIVE_CLIENT_SECRET: "secret" },
      { sources: { drive: { clientId: "id", clientSecret: "secret" } } },
    ],
    [{ IMPORT_NETWORKS: "10.0.0.0/8, ::1" }, { importNetworks: ["10.0.0.0/8", "::1"] }],
    [
      { OAUTH_GITHUB_CLIENT_ID: "id", OAUTH_GITHUB_CLIENT_SECRET: "secret" },
      { oauth: { github: { clientId: "id", clientSecret: "secret", issuer: undefined } } },
    ],
  ])("reads %j", (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it("trusts as many proxies as a number says, counted from the server", () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: "2" });
    if (typeof trustProxy !== "function") throw new TypeError("not a function");
    expect([0, 1, 2].map((hop) => trustProxy("203.0.113.7", hop))).toEqual([true, true, false]);
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
    [{ HOST: "my host" }, "HOST must be a host name or an address."],
    [{ PUBLIC_URL: "jobs.example.com" }, "PUBLIC_URL must be an http or https address."],
    [{ PUBLIC_URL: "https://example.com/jobs" }, "PUBLIC_URL must have no path."],
    [
      { DATABASE_URL: "mysql://db" },
      "DATABASE_URL must be an address that begins with postgres://.",
    ],
    [
      { DATABASE_URL: "postgres://one,two:port/rolecall" },
      "DATABASE_URL must be an address that begins with postgres://.",
    ],
    [
      { DATABASE_READ_URL: "postgres://replica/rolecall" },
      "DATABASE_URL must be set as well, since DATABASE_READ_URL is.",
    ],
    [{ ...s3, S3_BUCKET: "" }, "S3_BUCKET must be set as well, since S3_ENDPOINT is."],
    ...["0", "-1", "1.5", "much"].map((FILE_QUOTA_MB): [Record<string, string>, string] => [
      { FILE_QUOTA_MB },
      "FILE_QUOTA_MB must be a whole number from 1 to 9999999.",
    ]),
    ...["0", "121", "6.5", "many"].map((RETENTION_MONTHS): [Record<string, string>, string] => [
      { RETENTION_MONTHS },
      "RETENTION_MONTHS must be a whole number from 1 to 120.",
    ]),
    [
      { CLAMD_URL: "clamd.example.com:3310" },
      "CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.",
    ],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must begin with smtp:// or smtps://."],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an email address."],
    [{ DEMO_DATA: "yes" }, "DEMO_DATA must be on or off."],
    [
      { HOST: "0.0.0.0", DEMO_DATA: "on" },
      "DEMO_DATA must not be on when HOST is not a loopback address: everybody knows the passwords of the demo board.",
    ],
    [
      { PUBLIC_URL: "https://jobs.example.com", DEMO_DATA: "on" },
      "DEMO_DATA must not be on when PUBLIC_URL is not a loopback address: everybody knows the passwords of the demo board.",
    ],
    [
      { TRUST_PROXY: "1", DEMO_DATA: "on" },
      "DEMO_DATA must not be on when TRUST_PROXY is set: everybody knows the passwords of the demo board.",
    ],
    [{ COMMON_PASSWORDS: "on" }, "COMMON_PASSWORDS must be allow or refuse."],
    [{ RATE_LIMIT: "0" }, "RATE_LIMIT must be on or off."],
    [{ BACKGROUND: "none" }, "BACKGROUND must be on, off or only."],
    [
      { TRUST_PROXY: "true" },
      "TRUST_PROXY must be a list of addresses and networks such as 10.0.0.0/8, or the number of proxies.",
    ],
    [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL must be an email address."],
    [{ GEOCODER_URL: "ftp://maps" }, "GEOCODER_URL must be an http or https address."],
    [
      { OAUTH_GITHUB_ISSUER: "http://git.example" },
      "OAUTH_GITHUB_ISSUER must begin with https://.",
    ],
    [
      { OAUTH_GOOGLE_CLIENT_SECRET: "secret" },
      "OAUTH_GOOGLE_CLIENT_ID must be set as well, since OAUTH_GOOGLE_CLIENT_SECRET is.",
    ],
    [{ METRICS_PORT: "-1" }, "METRICS_PORT must be a whole number from 0 to 65535."],
    [{ METRICS_HOST: "my host" }, "METRICS_HOST must be a host name or an address."],
    [
      { COMPANION_DRIVE_CLIENT_ID: "id" },
      "COMPANION_DRIVE_CLIENT_SECRET must be set as well, since COMPANION_DRIVE_CLIENT_ID is.",
    ],
    [
      { IMPORT_NETWORKS: "intranet" },
      "IMPORT_NETWORKS must be a list of addresses and networks such as 10.0.0.0/8.",
    ],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
  ])("refuses %j in one sentence that names the variable", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
