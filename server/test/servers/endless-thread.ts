// Reads a file for ever, as a thread for documents would do with one that is made for it.
import { parentPort } from "node:worker_threads";

parentPort?.on("message", () => {
  for (;;);
});
