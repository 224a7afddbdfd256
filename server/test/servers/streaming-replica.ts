import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#db/embedded/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { stopDatabaseWithProcess } from "./stop-database-with-process.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const settings = { fsync: "off" };
const superuser = "postgres";

/** A database with the product's tables, and a replica that PostgreSQL keeps up to date by streaming. */
export interface ReplicatedDatabase extends AsyncDisposable {
  primary: EmbeddedPostgres["connection"];
  replica: EmbeddedPostgres["connection"];
  /** Makes the replica show from now on what was committed so long ago, as `1h`. */
  lagBy(delay: string): Promise<void>;
  /** Ends the replica alone. */
  stopReplica(): Promise<void>;
  /** Makes the replica a primary of its own. */
  promoteReplica(): Promise<void>;
}

/** @param folder that the databases' own user may pass through */
export async function startReplicatedDatabase(folder: string): Promise<ReplicatedDatabase> {
  const [primaryDir, replicaDir] = [join(folder, "primary"), join(folder, "replica")];
  for (const dataDir of [primaryDir, replicaDir]) mkdirSync(dataDir, { mode: 0o711 });
  const letGo = [primaryDir, replicaDir].map(stopDatabaseWithProcess);

  const first = await startEmbeddedPostgres({ dataDir: primaryDir, log, settings });
  await migrate(first.connection);
  await first.stop();
  execFileSync("cp", ["-a", join(primaryDir, "postgres"), replicaDir]);
  writeFileSync(join(replicaDir, "postgres", "standby.signal"), "");

  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, log, settings });
  const { host, port } = primary.connection;
  const source = { primary_conninfo: `host=${host} port=${port} user=${superuser}` };
  const replica = await startEmbeddedPostgres({
    dataDir: replicaDir,
    log,
    settings: { ...settings, ...source },
  });

  const onReplica = async (statement: string) => {
    const client = new pg.Client({ ...replica.connection, user: superuser });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  return {
    primary: primary.connection,
    replica: replica.connection,
    lagBy: async (delay) => {
      const file = join(replicaDir, "postgres", "postgresql.auto.conf");
      appendFileSync(file, `recovery_min_apply_delay = '${delay}'\n`);
      await onReplica("select pg_reload_conf()");
    },
    stopReplica: () => replica.stop(),
    promoteReplica: () => onReplica("select pg_promote()"),
    [Symbol.asyncDispose]: async () => {
      await replica.stop();
      await primary.stop();
      for (const end of letGo) end();
    },
  };
}
