// Two databases on two hosts: a primary, and a standby that takes its place.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { startReplicatedDatabase } from "#test/servers/streaming-replica.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import { addressOf } from "./address.ts";
import { openDatabase, type DatabaseClient } from "./client.ts";
import { addressesIn } from "./host-list.ts";

const folder = await mkdtemp("/tmp/rolecall-hosts-");
await chmod(folder, 0o711);
const databases = await startReplicatedDatabase(folder);
const { primary, replica } = databases;
const hostOf = ({ host, port }: typeof primary) => `${encodeURIComponent(host)}:${port}`;
const urlOf = (...hosts: string[]) =>
  `postgres://${primary.user}@${hosts.join(",")}/${primary.database}`;
const nowhere = "127.0.0.1:1";
const pools: DatabaseClient[] = [];
/** The database as a server finds it that is told of these hosts. */
const open = (...hosts: string[]) => {
  const pool = openDatabase(addressOf(urlOf(...hosts)), () => {});
  pools.push(pool);
  return pool.db;
};

afterAll(async () => {
  for (const pool of pools) await pool.close();
  await databases[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test.each([
  ["postgres://db/rolecall", ["postgres://db/rolecall"]],
  [
    "postgres://u:p@a:1,b/r?x=a,b@c",
    ["postgres://u:p@a:1/r?x=a,b@c", "postgres://u:p@b/r?x=a,b@c"],
  ],
  [
    "postgresql://u@[::1]:5432,%2Frun/r",
    ["postgresql://u@[::1]:5432/r", "postgresql://u@%2Frun/r"],
  ],
  ["postgres:///r?host=/run", ["postgres:///r?host=/run"]],
])("%s lists its hosts", (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses);
});

test("the primary is found wherever it stands in the list", async () => {
  const db = open(nowhere, hostOf(replica), hostOf(primary));
  expect(await buildUser(db, { username: "mara" })).toMatchObject({ username: "mara" });
});

test("while there is none, people are told so at once; a promoted standby is found", async () => {
  const { anonymous } = await startApp({ services: { db: open(nowhere, hostOf(replica)) } });
  const register = () =>
    anonymous.post("/api/register", { body: { username: "ida", password: "secret-1" } });
  const { status, headers } = await register();
  expect([status, headers["retry-after"]]).toEqual([503, "2"]);

  await databases.promoteReplica();
  await soon(async () => expect((await register()).status).toBe(201));
});

test("a primary that was left behind is passed over", async () => {
  const { rows } = await open(hostOf(primary), hostOf(replica)).execute(
    "select from users where username = 'ida'",
  );
  expect(rows).toHaveLength(1);
});
