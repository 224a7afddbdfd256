/**
 * One address for each host of a DATABASE_URL that lists several, as PostgreSQL's own clients have it:
 * `postgres://user:password@one:5432,two:5432/database`.
 */
export const addressesIn = (url: string): string[] => {
  const [, start = "", hosts = "", rest = ""] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  return hosts.split(",").map((host) => `${start}${host}${rest}`);
};
