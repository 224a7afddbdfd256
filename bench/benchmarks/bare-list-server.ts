// The baseline of `list`, in a process of its own: no framework, parsing, checks or mapping. It
// waits for the rows of the product's statements and answers the product's bytes.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

export interface BareServerOrder {
  address: pg.ClientConfig;
  statements: { text: string; values: unknown[] }[];
  /** The answer to each request, in Base64. */
  answer: string;
}

const [order] = (await once(process, "message")) as [BareServerOrder];
const pool = new pg.Pool({ ...order.address, max: 10 });
const answer = Buffer.from(order.answer, "base64");

const server = createServer((_request, response) => {
  const rows = Promise.all(order.statements.map((statement) => pool.query(statement)));
  rows.then(
    () => {
      const headers = { "content-type": "application/json", "content-length": answer.length };
      response.writeHead(200, headers).end(answer);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
await once(server.listen(0, "127.0.0.1"), "listening");
process.once("disconnect", () => process.exit());
process.send?.((server.address() as AddressInfo).port);
