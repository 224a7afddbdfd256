import pg from "pg";

/** None of the hosts takes writes: the primary is gone, and no standby has been promoted yet. */
export class NoPrimary extends Error {}

/** The most time, in milliseconds, that a host may take to say whether it is the primary. */
const timeoutMs = 2_000;
/**
 * The time, in milliseconds, for which an answer is reused; during an outage each host is then
 * asked once, not by every waiting statement.
 */
const believedFor = 1_000;

/**
 * A primary's timeline, and null for a standby. Every promotion begins a new one, with a higher
 * number: of two that think they are the primary, the one that was left behind has the lower.
 */
const timelineQuery = `select case when pg_is_in_recovery() then null
  else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

const timelineOf = async (host: pg.ClientConfig): Promise<string | null> => {
  const client = new pg.Client({
    ...host,
    application_name: "rolecall-find-primary",
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(timelineQuery);
    return rows[0]?.timeline ?? null;
  } catch {
    return null;
  } finally {
    client.end().catch(() => {});
  }
};

/** Resolves to the host that is the primary now. @throws NoPrimary */
export const findPrimaryAmong = <Host extends pg.ClientConfig>(hosts: Host[]) => {
  let known: Host | null = null;
  let answer = Promise.reject<Host>(new NoPrimary("Nobody has been asked"));
  answer.catch(() => {});
  let askAgainAt = -Infinity;

  const ask = async (): Promise<Host> => {
    if (known && (await timelineOf(known))) return known;
    const timelines = await Promise.all(hosts.map(timelineOf));
    const newest = timelines.reduce((a, b) => ((a ?? "") > (b ?? "") ? a : b), null);
    known = (newest && hosts[timelines.indexOf(newest)]) || null;
    if (!known) throw new NoPrimary("No host of DATABASE_URL takes writes");
    return known;
  };

  return (): Promise<Host> => {
    if (performance.now() < askAgainAt) return answer;
    askAgainAt = Infinity;
    answer = ask().finally(() => (askAgainAt = performance.now() + believedFor));
    return answer;
  };
};
