import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import type { TestServer } from "./template-database.ts";

/** The way to a database, which can break while somebody waits for an answer. */
export interface DatabaseLine extends AsyncDisposable {
  /** The database by this way, as `DATABASE_URL` names it. */
  address: string;
  /** Ends everything on it without a word, as when the machine at its other end is gone. */
  cut(): void;
}

export const lineTo = async (database: TestServer): Promise<DatabaseLine> => {
  const { host, port, user, password = "", database: name } = database;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onSocket = host.startsWith("/");
    const far = onSocket ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const [from, to] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(from.on("error", () => {}).once("close", () => to.destroy()));
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const here = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    address: `postgres://${user}:${encodeURIComponent(password)}@${here}/${name}`,
    cut,
    [Symbol.asyncDispose]: async () => {
      cut();
      await once(server.close(), "close");
    },
  };
};
