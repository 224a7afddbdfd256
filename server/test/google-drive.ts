import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { vi } from "vitest";
import { startFileHost } from "./file-host.ts";

export interface DriveFile {
  id: string;
  name: string;
  content: Buffer;
}

/** What the stand-in was asked, such as `POST /token`. */
export interface GoogleDrive {
  asked: string[];
}

const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Google on this machine, with one person's drive: what is sent to its addresses arrives here. */
export async function startGoogleDrive(file: DriveFile): Promise<GoogleDrive> {
  const asked: string[] = [];
  const described = {
    ...file,
    content: undefined,
    mimeType: "application/pdf",
    ownedByMe: true,
    thumbnailLink: "https://lh3.googleusercontent.com/picture",
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://google");
    asked.push(`${request.method} ${pathname}`);
    if (pathname === "/token")
      return json(response, { access_token: "access", refresh_token: "refresh" });
    if (request.headers.authorization !== "Bearer access") return response.writeHead(401).end();
    if (searchParams.get("alt") === "media") return response.end(file.content);
    if (pathname.endsWith("/about"))
      return json(response, { user: { emailAddress: "ada@example.com" } });
    if (pathname.endsWith("/drives")) return json(response, { drives: [] });
    if (pathname.endsWith("/files")) return json(response, { files: [described] });
    return json(response, described);
  };
  const { port } = new URL(
    await startFileHost((request, response) => void answer(request, response)),
  );

  const isGoogle = (host: unknown) => /^(oauth2|www)\.googleapis\.com$/.test(String(host));
  const real = https.request;
  vi.spyOn(https, "request").mockImplementation((...args: Parameters<typeof real>) => {
    const url = args[0] instanceof URL ? args[0] : null;
    const options = args.find((arg): arg is https.RequestOptions => arg?.constructor === Object);
    const done = args.find((arg) => typeof arg === "function");
    if (!isGoogle(url?.hostname ?? options?.hostname ?? options?.host)) return real(...args);
    const path = url ? url.pathname + url.search : options?.path;
    const { method, headers } = options ?? {};
    return http.request({ port, host: "127.0.0.1", path, method, headers }, done);
  });
  return { asked };
}
