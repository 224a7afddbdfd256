import type { Protocol } from "./source-account.ts";

const api = "POST api.dropboxapi.com/2";
const missing = { status: 409, body: { error_summary: "path/not_found/.." } };

/** Dropbox's addresses: OAuth, and version 2 of its API. */
export const dropbox: Protocol = (account, question) => {
  const { call, headers, body } = question;
  if (/^POST api\.dropbox(api)?\.com\/oauth2\/token$/.test(call)) return account.grant(question);
  if (!account.admits(question))
    return { status: 401, body: { error_summary: "expired_access_token/.." } };
  switch (call) {
    case `${api}/users/get_current_account`:
      return { body: { email: account.email } };
    case `${api}/auth/token/revoke`:
      account.revoke();
      return { body: {} };
    case `${api}/files/list_folder`:
    case `${api}/files/list_folder/continue`: {
      const wanted = JSON.parse(body) as { path?: string; cursor?: string };
      // A cursor knows its folder.
      const [asked = "", begin = null] = wanted.cursor?.split(" ") ?? [wanted.path];
      const listed = account.list(account.find(({ id }) => id === asked)?.path ?? asked);
      if (!listed) return missing;
      const { page, next } = account.page(listed, begin);
      const entries = page.map(({ id, name, path, content }) => ({
        ".tag": content ? "file" : "folder",
        id,
        name,
        path_lower: path,
        ...(content && { size: content.length, server_modified: "2026-01-01T00:00:00Z" }),
      }));
      return { body: { entries, cursor: `${asked} ${next}`, has_more: next !== undefined } };
    }
    case "POST content.dropboxapi.com/2/files/download": {
      const wanted = JSON.parse(String(headers["dropbox-api-arg"])) as { path: string };
      const file = account.find(({ id }) => id === wanted.path);
      return file?.content ? { body: file.content } : missing;
    }
    default:
      return null;
  }
};
