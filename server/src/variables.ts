import { isEmailAddress } from "@rolecall/contract/values/email.ts";
import { z } from "zod";
import { addressesIn } from "./db/connection/host-list.ts";

/** An address with one of the protocols, such as `https:`. */
const addressWith = (protocols: string[], sentence: string) =>
  z.string().refine((url) => protocols.includes(URL.parse(url)?.protocol ?? ""), sentence);
const webAddress = addressWith(["http:", "https:"], "must be an http or https address");
export const secureAddress = addressWith(["https:"], "must begin with https://");
const postgresAddress = addressWith(
  ["postgres:", "postgresql:"],
  "must be an address that begins with postgres://",
);
/** The primary may be any one of several hosts. */
const postgresAddresses = z
  .string()
  .refine(
    (url) => addressesIn(url).every((one) => postgresAddress.safeParse(one).success),
    "must be an address that begins with postgres://",
  );
/** A socket, or a host with a port. */
const daemonAddress = z
  .string()
  .regex(/^(unix:(\/\/)?\/.+|tcp:\/\/[^/:@]+:\d{1,5}|tcp:\/\/\[[\da-f:]+\]:\d{1,5})$/i, {
    error: "must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl",
  });
const hostName = z.string().regex(/^[\w.:-]+$/, "must be a host name or an address");
const portNumber = z
  .stringFormat("port", /^\d{1,5}$/, "must be a whole number from 0 to 65535")
  .transform(Number)
  .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535");
const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
const logLevel = z.enum(
  ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
  "must be fatal, error, warn, info, debug, trace or silent",
);

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const entries = z.string().transform((list) => list.split(",").map((entry) => entry.trim()));
const importNetworks = entries.refine(
  (list) => list.every((entry) => network.safeParse(entry).success),
  "must be a list of addresses and networks such as 10.0.0.0/8",
);
const proxyRange = z.union([network, z.literal(["loopback", "linklocal", "uniquelocal"])]);
const trustProxy = z.union(
  [
    // The nth address from the right is the client's; anyone nearer is a proxy.
    z.stringFormat("hops", /^[1-9]\d?$/).transform((hops) => {
      const count = Number(hops);
      return (_address: string, hop: number) => hop < count;
    }),
    entries.pipe(z.array(proxyRange)),
  ],
  "must be a list of addresses and networks such as 10.0.0.0/8, or the number of proxies",
);

/** One by one; config.ts looks at those that belong together. Each message follows the name. */
export const variables = z.object({
  HOST: hostName.default("127.0.0.1"),
  PORT: portNumber.default(3000),
  PUBLIC_URL: webAddress
    .refine((url) => `${URL.parse(url)?.origin}/` === URL.parse(url)?.href, "must have no path")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgresAddresses.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  S3_ENDPOINT: webAddress.optional(),
  SMTP_URL: addressWith(["smtp:", "smtps:"], "must begin with smtp:// or smtps://").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, "must be an email address")
    .optional(),
  CLAMD_URL: daemonAddress.optional(),
  DEMO_DATA: onOff.optional(),
  DEMO_TOUR: onOff.default(true),
  RATE_LIMIT: onOff.default(true),
  BACKGROUND: z.enum(["on", "off", "only"], "must be on, off or only").default("on"),
  RENDER: onOff.default(true),
  TRUST_PROXY: trustProxy.optional(),
  SUPPORT_EMAIL: z
    .string()
    .refine(isEmailAddress, "must be an email address")
    .default("support@rolecall.example"),
  FILE_QUOTA_MB: z
    .stringFormat("megabytes", /^[1-9]\d{0,6}$/, "must be a whole number from 1 to 9999999")
    .transform(Number)
    .default(200),
  RETENTION_MONTHS: z
    .stringFormat("months", /^(?:[1-9]\d?|1[01]\d|120)$/, "must be a whole number from 1 to 120")
    .transform(Number)
    .optional(),
  ADMIN_SECOND_FACTOR: onOff.optional(),
  COMMON_PASSWORDS: z.enum(["allow", "refuse"], "must be allow or refuse").optional(),
  GEOCODER_URL: webAddress.default("https://api.bigdatacloud.net/data/reverse-geocode-client"),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: hostName.default("127.0.0.1"),
  IMPORT_NETWORKS: importNetworks.default([]),
  LOG_LEVEL: logLevel.default("info"),
});
