import type { Answer, Protocol } from "./source-account.ts";

const graph = "GET graph.microsoft.com/v1.0";
const store = "GET files.storage.example/";

const failed = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});

const missing = failed(404, "itemNotFound", "The resource could not be found.");

/** Microsoft's addresses: OAuth, and OneDrive in Graph. Bytes come from other addresses. */
export const oneDrive: Protocol = (account, question) => {
  const { call, headers, query } = question;
  if (
    call === "POST login.microsoftonline.com/common/oauth2/v2.0/token" ||
    call === "POST login.live.com/oauth20_token.srf"
  )
    return account.grant(question);
  // Such an address is its own permission; the request must not carry the token.
  if (call.startsWith(store) && headers["authorization"] === undefined) {
    const stored = account.find(({ id }) => id === call.slice(store.length));
    return stored?.content ? { body: stored.content } : missing;
  }
  if (!account.admits(question))
    return failed(401, "InvalidAuthenticationToken", "Access token has expired.");
  if (call === `${graph}/me`) return { body: { userPrincipalName: account.email } };

  const [, parent] = /\/items\/([^/]+)/.exec(call) ?? [];
  const item = account.find(({ id }) => id === parent);
  if (call.endsWith("/content"))
    return item?.content
      ? { status: 302, headers: { location: `https://files.storage.example/${item.id}` } }
      : missing;
  const listed = account.list(
    call === `${graph}/me/drive/root/children` ? "" : (item?.path ?? "?"),
  );
  if (!listed) return missing;
  const { page, next } = account.page(listed, query.get("$skiptoken"));
  const value = page.map(({ id, name, content }) => ({
    id,
    name,
    parentReference: { driveId: "drive-1" },
    thumbnails: [{ medium: { url: "https://files.storage.example/picture" } }],
    ...(content ? { size: content.length, file: { mimeType: "application/pdf" } } : { folder: {} }),
  }));
  const nextLink = next && `https://graph.microsoft.com/next?$skiptoken=${next}`;
  return { body: { value, "@odata.nextLink": nextLink } };
};
