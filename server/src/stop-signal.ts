/**
 * Is aborted when this process is to end: by SIGTERM, SIGINT or SIGHUP, as
 * often as they come, or because the process that started it and kept a channel
 * to it is gone. From now on none of them ends the process by itself.
 */
export const listenForStop = (): AbortSignal => {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  if (process.connected) process.once("disconnect", stop);
  return stopping.signal;
};
