import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { dropbox } from "./dropbox.ts";
import { googleDrive } from "./google-drive.ts";
import { oneDrive } from "./onedrive.ts";
import { type Protocol, SourceAccount } from "./source-account.ts";
import { sourceOfHost } from "./source-hosts.ts";

const protocols: Record<FileSource, Protocol> = {
  drive: googleDrive,
  dropbox,
  onedrive: oneDrive,
};

export interface Sources {
  /** The port to which `redirect-sources.ts` sends requests to sources. */
  port: number;
  accounts: Record<FileSource, SourceAccount>;
  close: () => void;
}

/**
 * Google Drive, Dropbox and OneDrive on this machine, with an account at each that holds these
 * files, by path; null is a folder.
 */
export async function startSources(files: Record<string, Buffer | null>): Promise<Sources> {
  const accounts = {
    drive: new SourceAccount(files),
    dropbox: new SourceAccount(files),
    onedrive: new SourceAccount(files),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host, pathname, searchParams: query } = new URL(`http:/${request.url}`);
    const source = sourceOfHost(host);
    if (!source) return response.writeHead(404).end();
    const call = `${request.method} ${host}${pathname}`;
    const account = accounts[source];
    account.asked.push(call);
    const question = { call, query, headers: request.headers, body: await text(request) };
    const answered = account.instead ?? protocols[source](account, question);
    if (answered?.hangsUp) return request.socket.destroy();
    const { status = 200, headers, body } = answered ?? { status: 404 };
    const bytes = body instanceof Buffer ? body : Buffer.from(body ? JSON.stringify(body) : "");
    const type = body instanceof Buffer ? "application/octet-stream" : "application/json";
    return response
      .writeHead(status, { ...headers, "content-type": type, "content-length": bytes.length })
      .end(bytes);
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    accounts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
