// A database that is reached over TLS, at one of several hosts.
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#db/embedded/embedded.ts";
import { certifyLocalhost } from "#test/servers/certificate.ts";
import { freePort } from "#test/servers/free-port.ts";
import { stopDatabaseWithProcess } from "#test/servers/stop-database-with-process.ts";
import { soon } from "#test/soon.ts";
import { addressOf } from "./address.ts";
import { openDatabase } from "./client.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const dataDir = await mkdtemp("/tmp/rolecall-tls-");
const letGo = stopDatabaseWithProcess(dataDir);
const port = await freePort();
const embedded = await startEmbeddedPostgres({
  dataDir,
  log,
  settings: { fsync: "off", listen_addresses: "127.0.0.1", port: String(port) },
});
const { connection } = embedded;
afterAll(async () => {
  await embedded.stop();
  letGo();
  await rm(dataDir, { recursive: true });
});

/** The database shows a certificate for `localhost` from now on. */
const certify = async () => {
  const { uid, gid } = await stat(join(dataDir, "postgres"));
  const folder = join(dataDir, "postgres", "tls");
  await mkdir(folder);
  await chown(folder, uid, gid);
  const { cert, key } = await certifyLocalhost();
  for (const [name, content] of Object.entries({ cert, key })) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  const client = new pg.Client({ ...connection, port, user: "postgres" });
  await client.connect();
  for (const [name, value] of [
    ["ssl_cert_file", "tls/cert"],
    ["ssl_key_file", "tls/key"],
    ["ssl", "on"],
  ])
    await client.query(`alter system set ${name} = '${value}'`);
  await client.query("select pg_reload_conf()");
  await client.end();
};
await certify();

/** Whether the connection to one of these hosts is encrypted. */
const isEncrypted = async (...hosts: string[]) => {
  const url = `postgres://${connection.user}@${hosts.join(",")}/${connection.database}`;
  const database = openDatabase(addressOf(`${url}?sslmode=verify-full`), () => {});
  try {
    const { rows } = await database.db.execute(
      "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
    );
    return rows[0]?.["ssl"];
  } finally {
    await database.close();
  }
};

test("the primary is held to its own name, and not to the first one of the list", async () => {
  // The database reads its new settings in its own time.
  await soon(async () => expect(await isEncrypted(`localhost:${port}`)).toBe(true));
  expect(await isEncrypted("127.0.0.1:1", `localhost:${port}`)).toBe(true);
});

test("a host that is called by another name than its certificate says is no primary", async () => {
  await expect(isEncrypted("localhost:1", `127.0.0.1:${port}`)).rejects.toMatchObject({
    cause: { message: "No host of DATABASE_URL takes writes" },
  });
});
