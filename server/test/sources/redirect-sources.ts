import http from "node:http";
import https from "node:https";
import { sourceOfHost } from "./source-hosts.ts";

/**
 * What this process sends to the addresses of sources goes to that port of this machine instead:
 * Companion knows them by heart.
 */
export const redirectSources = (port: number): void => {
  const real = https.request;
  const request = (...args: Parameters<typeof real>) => {
    const url = args[0] instanceof URL ? args[0] : null;
    const options = args.find((arg): arg is https.RequestOptions => arg?.constructor === Object);
    const done = args.find((arg) => typeof arg === "function");
    const host = String(url?.hostname ?? options?.hostname ?? options?.host);
    if (!sourceOfHost(host)) return real(...args);
    const path = url ? url.pathname + url.search : options?.path;
    const headers = Object.assign({}, options?.headers, { host });
    return http.request({ port, host: "127.0.0.1", path, method: options?.method, headers }, done);
  };
  Object.assign(https, { request });
};

// Loaded ahead of a server that is a process of its own, it is told by the environment.
const { SOURCES_PORT } = process.env;
if (SOURCES_PORT !== undefined) redirectSources(Number(SOURCES_PORT));
