import type { Answer, Protocol } from "./source-account.ts";

const failed = (code: number, message: string): Answer => ({
  status: code,
  body: { error: { code, message } },
});

const files = "GET www.googleapis.com/drive/v3/files";

/** Google's addresses: OAuth, and version 3 of Drive's. */
export const googleDrive: Protocol = (account, question) => {
  const { call, query } = question;
  if (call === "POST oauth2.googleapis.com/token") return account.grant(question);
  if (call === "POST accounts.google.com/o/oauth2/revoke") {
    account.revoke();
    return { body: {} };
  }
  if (!account.admits(question)) return failed(401, "Invalid Credentials");
  const described = ({ id, name, content }: { id: string; name: string; content: unknown }) => ({
    id,
    name,
    mimeType: content ? "application/pdf" : "application/vnd.google-apps.folder",
    ownedByMe: true,
    iconLink: "https://drive-thirdparty.googleusercontent.com/icon",
    thumbnailLink: "https://lh3.googleusercontent.com/picture",
  });
  if (call === "GET www.googleapis.com/drive/v3/about")
    return { body: { user: { emailAddress: account.email } } };
  if (call === "GET www.googleapis.com/drive/v3/drives") return { body: { drives: [] } };
  if (call === files) {
    const parent = /'([^']+)' in parents/.exec(query.get("q") ?? "")?.[1];
    const folder = parent === "root" ? "" : account.find(({ id }) => id === parent)?.path;
    return { body: { files: (account.list(folder ?? "?") ?? []).map(described) } };
  }
  if (!call.startsWith(`${files}/`)) return null;
  const file = account.find(({ id }) => id === call.slice(files.length + 1));
  if (!file?.content) return failed(404, "File not found.");
  return { body: query.get("alt") === "media" ? file.content : described(file) };
};
