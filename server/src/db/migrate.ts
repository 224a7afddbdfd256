import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any fixed number: instances that start together queue up behind it. */
const migrationLock = 7_205_759_403;

/**
 * Brings the database to the newest schema. All pending migrations are one
 * transaction: a failed one leaves the old state. Safe when several instances
 * start at once.
 */
export const migrate = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client({ application_name: "rolecall-migrate", ...connection });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
