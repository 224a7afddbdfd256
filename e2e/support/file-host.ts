import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FileHost {
  /** The address of the file with this name. */
  urlOf: (name: string) => string;
  /** An address that answers 404. */
  missing: string;
  /** The address of a file of so many bytes that begins, and goes on only when the test says so. */
  slow: string;
  /** The answers at the slow address, oldest first. */
  waiting: ServerResponse[];
}

/** A web server of somebody else, for as long as `work` takes. */
export async function withFileHost(
  files: Record<string, Buffer>,
  work: (host: FileHost) => Promise<void>,
): Promise<void> {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? "";
    const file = files[name];
    if (file) response.end(file);
    else if (name === "slow.pdf") waiting.push(response.on("error", () => {}));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await work({
    urlOf: (name) => `${origin}/${name}`,
    missing: `${origin}/missing.pdf`,
    slow: `${origin}/slow.pdf`,
    waiting,
  });
  server.close();
  server.closeAllConnections();
}
