import pg from "pg";

/** Connections of a database that is being filled: a crash would leave it useless, which is no loss. */
interface Filling extends AsyncDisposable {
  pool: pg.Pool;
  /** Without triggers: nothing is checked, and nothing follows. */
  unchecked: pg.Pool;
}

const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
  max_wal_size: "16GB",
  checkpoint_timeout: "1h",
};

/** Sets the embedded database up for bulk loading until the result is disposed of. */
export const whileFilling = async (address: pg.ClientConfig): Promise<Filling> => {
  const superuser = new pg.Client({ ...address, user: "postgres" });
  await superuser.connect();
  const apply = async (statements: string[]) => {
    for (const statement of statements) await superuser.query(statement);
    await superuser.query("select pg_reload_conf()");
  };
  await apply([
    `grant set on parameter session_replication_role to ${address.user}`,
    ...Object.entries(settings).map(([name, value]) => `alter system set ${name} = '${value}'`),
  ]);
  const options = "-c work_mem=64MB -c maintenance_work_mem=1GB";
  const pool = new pg.Pool({ ...address, options, max: 2 });
  const unchecked = new pg.Pool({
    ...address,
    options: `${options} -c session_replication_role=replica`,
    max: 2,
  });
  return {
    pool,
    unchecked,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([pool.end(), unchecked.end()]);
      await apply([
        `revoke set on parameter session_replication_role from ${address.user}`,
        ...Object.keys(settings).map((name) => `alter system reset ${name}`),
      ]);
      await superuser.query("checkpoint");
      await superuser.end();
    },
  };
};
