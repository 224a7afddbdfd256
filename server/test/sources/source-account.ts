export interface Question {
  /** The method and address of a call, such as `POST api.dropboxapi.com/2/files/download`. */
  call: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is bytes. */
  body?: object;
  /** The connection ends without an answer. */
  hangsUp?: true;
}

/** The behaviour of a source's addresses, for one user's account there. */
export type Protocol = (account: SourceAccount, question: Question) => Answer | null;

interface Entry {
  id: string;
  name: string;
  path: string;
  /** Null for a folder. */
  content: Buffer | null;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** A user's account at a source: its files, its permissions, and the requests it received. */
export class SourceAccount {
  readonly email = "ada@example.com";
  /** The calls so far, such as `POST api.dropboxapi.com/2/files/download`. */
  readonly asked: string[] = [];
  /** The files by path; null for a folder. */
  readonly #files: ReadonlyMap<string, Buffer | null>;
  /** If set, the answer to every request, such as a failure. */
  instead: Answer | null = null;
  /** The number of entries on a page of a folder's listing. */
  pageSize = Infinity;
  /** The last question for tokens, as a form. */
  lastGrant = new URLSearchParams();
  #grant = 1;
  #refreshable = true;

  constructor(files: Record<string, Buffer | null>) {
    this.#files = new Map(Object.entries(files));
  }

  /** The permission must be renewed from now on. */
  expire(): void {
    this.#grant += 1;
  }

  /** The person takes the permission back: it can be neither used nor renewed, only given anew. */
  revoke(): void {
    this.expire();
    this.#refreshable = false;
  }

  admits({ headers }: Question): boolean {
    return headers["authorization"] === `Bearer ${this.#accessToken}`;
  }

  /** The answer of the source's token endpoint. */
  grant({ body }: Question): Answer {
    const form = new URLSearchParams(body);
    this.lastGrant = form;
    if (form.get("client_id") !== "our id" || form.get("client_secret") !== "our secret")
      return { status: 401, body: { error: "invalid_client" } };
    if (form.get("code") === "a code") this.#refreshable = true;
    else if (form.get("refresh_token") !== "refresh" || !this.#refreshable)
      return { status: 400, body: { error: "invalid_grant" } };
    return {
      body: { access_token: this.#accessToken, refresh_token: "refresh", token_type: "bearer" },
    };
  }

  /** The entries of a folder, or null if there is no such folder; "" is the topmost. */
  list(folder: string): Entry[] | null {
    const isThere = folder === "" || this.#files.get(folder) === null;
    return isThere ? this.#entries().filter(({ path }) => folderOf(path) === folder) : null;
  }

  /** One page of a list, and the cursor of the next. */
  page(entries: Entry[], cursor: string | null): { page: Entry[]; next: string | undefined } {
    const begin = Number(cursor ?? 0);
    const end = begin + this.pageSize;
    const next = end < entries.length ? String(end) : undefined;
    return { page: entries.slice(begin, end), next };
  }

  find(is: (entry: Entry) => boolean): Entry | undefined {
    return this.#entries().find(is);
  }

  get #accessToken() {
    return `access ${this.#grant}`;
  }

  #entries(): Entry[] {
    return [...this.#files].map(([path, content]) => ({
      id: `id-${Buffer.from(path).toString("hex")}`,
      name: path.slice(path.lastIndexOf("/") + 1),
      path,
      content,
    }));
  }
}
