import { sourceOfHost } from "./source-hosts.ts";

/**
 * Redirects this process's requests to addresses of sources to a port of this machine, at a path
 * that begins with the host.
 */
export const redirectSources = (port: number): void => {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (!sourceOfHost(hostname)) return real(input, init);
    return real(`http://127.0.0.1:${port}/${hostname}${pathname}${search}`, init);
  };
};

// Loaded ahead of a server that is a process of its own, it is told by the environment.
const { SOURCES_PORT } = process.env;
if (SOURCES_PORT !== undefined) redirectSources(Number(SOURCES_PORT));
