import { Socket } from "node:net";
import { checkServerIdentity } from "node:tls";
import { parseIntoClientConfig } from "pg-connection-string";
import type { DatabaseAddress } from "./client.ts";
import { findPrimaryAmong } from "./find-primary.ts";
import { addressesIn } from "./host-list.ts";

/**
 * The address of the database that a DATABASE_URL names. If it lists several hosts, every new
 * connection leads to the host that is the primary at that moment.
 */
export const addressOf = (url: string): DatabaseAddress => {
  const hosts = addressesIn(url).map(parseIntoClientConfig);
  const [first] = hosts;
  if (!first || hosts.length === 1) return { connectionString: url };
  const findPrimary = findPrimaryAmong(hosts);
  let primary = first;

  /** The driver knows one host; its sockets know better. */
  class SocketToPrimary extends Socket {
    override connect(): this {
      findPrimary().then(
        (found) => {
          primary = found;
          if (!this.destroyed) super.connect(placeOf(found));
        },
        (error: Error) => this.destroy(error),
      );
      return this;
    }
  }

  const tls = typeof first.ssl === "object" ? first.ssl : {};
  return {
    ...first,
    stream: () => new SocketToPrimary(),
    ...(first.ssl && {
      // The driver would hold every certificate against the first host's name.
      ssl: {
        checkServerIdentity: (_, cert) => checkServerIdentity(primary.host ?? "", cert),
        ...tls,
      },
    }),
  };
};

const placeOf = ({ host = "", port = 5432 }: DatabaseAddress) =>
  host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
