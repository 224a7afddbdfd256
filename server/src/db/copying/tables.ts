import type pg from "pg";

/**
 * The product's tables, each after those that it refers to: rows put in by that order find what
 * they refer to.
 */
export const listTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(`
    select c.relname as name,
      coalesce(array_agg(f.relname::text) filter (where f.relname <> c.relname), '{}') as refers_to
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class f on f.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname
    order by c.relname`);
  const waiting = new Map(rows.map(({ name, refers_to }) => [name, refers_to]));
  const tables: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, others]) => !others.some((name) => waiting.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables refer to one another: ${[...waiting.keys()].join(", ")}`);
    for (const [name] of ready) waiting.delete(name);
    tables.push(...ready.map(([name]) => name));
  }
  return tables;
};

/** The number of rows that the table holds in the transaction of `client`. */
export const countRows = async (client: pg.Client, table: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${client.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.count);
};
