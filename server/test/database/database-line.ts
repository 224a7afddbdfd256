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
  /** Lets the next answer be the last: the database goes down, and says so in the same breath. */
  endWithNextAnswer(): void;
}

const readyForQuery = Buffer.from("Z\0\0\0\u0005I", "latin1");

/** PostgreSQL's message of a fatal error. */
export const lastWords = (() => {
  const fields = "SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0";
  const message = Buffer.from(`E\0\0\0\0${fields}`, "latin1");
  message.writeUInt32BE(message.length - 1, 1);
  return message;
})();

export const lineTo = async (database: TestServer): Promise<DatabaseLine> => {
  const { host, port, user, password = "", database: name } = database;
  const open = new Set<Socket>();
  let isEnding = false;
  const server = createServer((socket) => {
    const onSocket = host.startsWith("/");
    const far = onSocket ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const [from, to] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(from.on("error", () => {}).once("close", () => to.destroy()));
    }
    socket.pipe(far);
    far.on("data", (answer: Buffer) => {
      if (isEnding && answer.subarray(-readyForQuery.length).equals(readyForQuery)) {
        isEnding = false;
        socket.end(Buffer.concat([answer, lastWords]));
      } else socket.write(answer);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const here = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    address: `postgres://${user}:${encodeURIComponent(password)}@${here}/${name}`,
    cut,
    endWithNextAnswer: () => (isEnding = true),
    [Symbol.asyncDispose]: async () => {
      cut();
      await once(server.close(), "close");
    },
  };
};
