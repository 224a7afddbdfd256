import { extname } from "node:path/posix";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import * as z from "zod";
import type { Account } from "./account.ts";
import { listed, pathOf, type Source } from "./source.ts";

const api = "https://api.dropboxapi.com/2";

const owner = z.object({
  email: z.string(),
  root_info: z.object({ root_namespace_id: z.string(), home_namespace_id: z.string() }).optional(),
});
const folder = z.object({
  entries: z.array(
    z.object({
      ".tag": z.string(),
      id: z.string(),
      name: z.string(),
      size: z.number().optional(),
      server_modified: z.string().optional(),
    }),
  ),
  cursor: z.string(),
  has_more: z.boolean(),
});

/** JSON that may stand in a header. */
const headerJson = (value: object) =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, "0"),
  );

/** The name of the account, and the header with which members of a team see its folders beside their own. */
const ownerOf = async (account: Account) => {
  const address = `${api}/users/get_current_account`;
  const { email, root_info: roots } = await account.read(owner, address, { method: "POST" });
  const isInTeam = roots && roots.root_namespace_id !== roots.home_namespace_id;
  const headers: Record<string, string> = isInTeam
    ? { "Dropbox-API-Path-Root": headerJson({ ".tag": "root", root: roots.root_namespace_id }) }
    : {};
  return { email, headers };
};

const typeOf = (name: string) =>
  Object.entries(resumeTypes).find(
    ([extension]) => extname(name).toLowerCase() === `.${extension}`,
  )?.[1];

const byName = new Intl.Collator("en-US", { numeric: true });

/** Version 2 of Dropbox's API: https://www.dropbox.com/developers/documentation/http/documentation */
export const dropbox: Source = {
  oauth: {
    issuer: "https://www.dropbox.com",
    authorizationEndpoint: "https://www.dropbox.com/oauth2/authorize",
    tokenEndpoint: "https://api.dropboxapi.com/oauth2/token",
    parameters: { token_access_type: "offline" },
  },
  explainedStatuses: [],

  async list(account, { id, cursor }) {
    const { email, headers } = await ownerOf(account);
    const [address, json] = cursor
      ? [`${api}/files/list_folder/continue`, { cursor }]
      : [
          `${api}/files/list_folder`,
          { path: id, include_non_downloadable_files: false, limit: 2_000 },
        ];
    const found = await account.read(folder, address, { method: "POST", headers, json });
    return {
      username: email,
      items: found.entries
        .toSorted((a, b) => byName.compare(a.name, b.name))
        .map((entry) =>
          listed({
            id: entry.id,
            name: entry.name,
            isFolder: entry[".tag"] === "folder",
            mimeType: typeOf(entry.name),
            requestPath: pathOf(entry.id),
            modifiedDate: entry.server_modified,
            size: entry.size,
          }),
        ),
      nextPagePath: found.has_more ? pathOf("", { cursor: found.cursor }) : null,
    };
  },

  async open(account, { id }, signal) {
    const { headers } = await ownerOf(account);
    return account.open("https://content.dropboxapi.com/2/files/download", signal, {
      method: "POST",
      headers: { ...headers, "Dropbox-API-Arg": headerJson({ path: id }) },
    });
  },

  async signOut(account) {
    await account.tell(`${api}/auth/token/revoke`, { method: "POST" });
    return { revoked: true };
  },
};
