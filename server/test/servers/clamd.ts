import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** The daemon's answer to a file: its verdict, an error, or none at all. */
type Mood = "well" | "failing" | "silent";

/** A stand-in for ClamAV's daemon that speaks its INSTREAM protocol and knows the EICAR test file. */
export async function startClamd(mood: { is: Mood } = { is: "well" }) {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const file = streamedFile(received);
      if (!file) return;
      scanned.push(file);
      if (mood.is === "well")
        socket.end(`stream: ${file.includes(eicar) ? "Eicar-Test FOUND" : "OK"}\0`);
      if (mood.is === "failing") socket.end("INSTREAM size limit exceeded. ERROR\0");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `tcp://127.0.0.1:${port}`, scanned };
}

const command = "zINSTREAM\0";

/** The file, once its last chunk has come; every chunk says its length first, and the last is empty. */
function streamedFile(received: Buffer): Buffer | null {
  if (received.toString("latin1", 0, command.length) !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
