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
    case `${api}/files/list_folder`: {
      const listed = account.list((JSON.parse(body) as { path: string }).path);
      if (!listed) return missing;
      const entries = listed.map(({ id, name, path, content }) => ({
        ".tag": content ? "file" : "folder",
        id,
        name,
        path_lower: path,
        ...(content && { size: content.length, server_modified: "2026-01-01T00:00:00Z" }),
      }));
      return { body: { entries, cursor: "end", has_more: false } };
    }
    case "POST content.dropboxapi.com/2/files/download": {
      const wanted = JSON.parse(String(headers["dropbox-api-arg"])) as { path: string };
      return {
        body: account.find(({ path }) => path === wanted.path)?.content ?? undefined,
      } as const;
    }
    default:
      return null;
  }
};
