import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawConnection {
  socket: Socket;
  write: (...lines: string[]) => void;
  /** Resolves to all that the server has said, once that is in it. */
  hears: (text: string) => Promise<string>;
  /** Resolves to all that the server said, once it has hung up. */
  hungUp: Promise<string>;
}

/**
 * A connection to a port of this machine on which any bytes are sent. It never closes its own end: the
 * server hangs up by itself, or not at all.
 */
export async function openRaw(port: number, localAddress?: string): Promise<RawConnection> {
  const socket = connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
  let heard = "";
  socket.on("data", (data: Buffer) => (heard += data.toString("latin1")));
  await once(socket, "connect");
  const { promise: hungUp, resolve } = Promise.withResolvers<string>();
  const onEnd = () => resolve(heard);
  // To reset the connection is a way of hanging up.
  socket.on("end", onEnd).on("close", onEnd).on("error", onEnd);
  return {
    socket,
    write: (...lines) => void socket.write(lines.join("\r\n")),
    hears: async (text) => {
      const { promise: heardIt, resolve: onHeard } = Promise.withResolvers<void>();
      const look = () => {
        if (heard.includes(text)) onHeard();
      };
      socket.on("data", look);
      look();
      await Promise.race([heardIt, hungUp]);
      socket.off("data", look);
      if (!heard.includes(text)) throw new Error(`The server hung up after saying '${heard}'`);
      return heard;
    },
    hungUp,
  };
}
