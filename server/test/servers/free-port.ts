import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A port of the loopback interface that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
};
