import type { Answer, Protocol } from "./source-account.ts";

const failed = (code: number, message: string): Answer => ({
  status: code,
  body: { error: { code, message } },
});

const files = "GET www.googleapis.com/drive/v3/files";

/** Every folder that a search query names, as Google reads quotes and backslashes. */
const parentsIn = (query: string): string[] =>
  [...query.matchAll(/'((?:[^'\\]|\\.)*)' in parents/g)].map(([, id = ""]) =>
    id.replaceAll(/\\(.)/g, "$1"),
  );

/** Google's addresses: OAuth, and version 3 of Drive's. */
export const googleDrive: Protocol = (account, question) => {
  const { call, query } = question;
  if (call === "POST oauth2.googleapis.com/token") return account.grant(question);
  if (call === "POST oauth2.googleapis.com/revoke") {
    account.revoke();
    return { body: {} };
  }
  if (!account.admits(question)) return failed(401, "Invalid Credentials");
  /** Google's own documents end in `.gdoc` here. They have no bytes, but can be had as a PDF. */
  const isDocument = (name: string) => name.endsWith(".gdoc");
  const typeOf = (name: string, content: unknown) => {
    if (isDocument(name)) return "application/vnd.google-apps.document";
    return content ? "application/pdf" : "application/vnd.google-apps.folder";
  };
  const described = ({ id, name, content }: { id: string; name: string; content: unknown }) => ({
    id,
    name: name.replace(/\.gdoc$/, ""),
    mimeType: typeOf(name, content),
    ownedByMe: true,
    iconLink: "https://drive-thirdparty.googleusercontent.com/icon",
    thumbnailLink: "https://lh3.googleusercontent.com/picture",
  });
  if (call === "GET www.googleapis.com/drive/v3/about")
    return { body: { user: { emailAddress: account.email } } };
  if (call === "GET www.googleapis.com/drive/v3/drives") return { body: { drives: [] } };
  if (call === files) {
    const listed = parentsIn(query.get("q") ?? "").flatMap((parent) => {
      const folder = parent === "root" ? "" : account.find(({ id }) => id === parent)?.path;
      return account.list(folder ?? "?") ?? [];
    });
    const { page, next } = account.page(listed, query.get("pageToken"));
    return { body: { files: page.map(described), nextPageToken: next } };
  }
  if (!call.startsWith(`${files}/`)) return null;
  const [wanted, isExport] = call.slice(files.length + 1).split("/");
  const file = account.find(({ id }) => id === wanted);
  if (!file?.content) return failed(404, "File not found.");
  if (isExport) return { body: query.get("mimeType") === "application/pdf" ? file.content : {} };
  if (query.get("alt") !== "media") return { body: described(file) };
  return isDocument(file.name) ? failed(403, "Only files with bytes.") : { body: file.content };
};
