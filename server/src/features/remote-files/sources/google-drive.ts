import * as z from "zod";
import type { Account } from "./account.ts";
import { listed, pathOf, type Source } from "./source.ts";

const api = "https://www.googleapis.com/drive/v3";
const ownType = "application/vnd.google-apps.";
const folderType = `${ownType}folder`;
const shortcutType = `${ownType}shortcut`;
/** Documents of Google's own kinds have no bytes. These can be had as a PDF, the others not at all. */
const exportable = new Set(
  ["document", "drawing", "presentation", "spreadsheet"].map((kind) => ownType + kind),
);
const pdf = "application/pdf";

/** Our id for the folder 'Shared with me', which has none at Google. */
const sharedWithMe = "shared-with-me";
const mostPagesOfDrives = 10;

const file = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  size: z.coerce.number().optional(),
  modifiedTime: z.string().optional(),
  shortcutDetails: z.object({ targetId: z.string(), targetMimeType: z.string() }).optional(),
});
type File = z.output<typeof file>;
const fileFields = Object.keys(file.shape).join(",");
const files = z.object({ files: z.array(file), nextPageToken: z.string().optional() });
const drives = z.object({
  drives: z.array(z.object({ id: z.string(), name: z.string() })),
  nextPageToken: z.string().optional(),
});
const about = z.object({ user: z.object({ emailAddress: z.string() }) });

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** The type of the bytes, also behind a shortcut. */
const typeOf = ({ mimeType, shortcutDetails }: File) => shortcutDetails?.targetMimeType ?? mimeType;

const hasContent = (type: string) => !type.startsWith(ownType) || exportable.has(type);

const itemOf = (found: File) => {
  const type = typeOf(found);
  const isExported = exportable.has(type);
  const name = isExported && !/\.pdf$/i.test(found.name) ? `${found.name}.pdf` : found.name;
  return listed({
    id: found.id,
    name,
    isFolder: found.mimeType === folderType,
    mimeType: isExported ? pdf : type,
    requestPath: pathOf(found.id),
    modifiedDate: found.modifiedTime,
    // Google's size of its own documents is not that of the exported PDF.
    size: isExported ? undefined : found.size,
  });
};

const folder = (id: string, name: string, isSharedDrive: boolean) =>
  listed({
    id,
    name,
    isFolder: true,
    mimeType: folderType,
    requestPath: pathOf(id),
    custom: { isSharedDrive },
  });

const sharedDrives = async (account: Account) => {
  const found = [];
  let pageToken: string | undefined;
  for (let page = 0; page === 0 || (pageToken && page < mostPagesOfDrives); page += 1) {
    const query = { pageSize: "100", ...(pageToken && { pageToken }) };
    const answer = await account.read(drives, withQuery(`${api}/drives`, query));
    found.push(...answer.drives.map(({ id, name }) => folder(id, name, true)));
    pageToken = answer.nextPageToken;
  }
  return found;
};

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const describe = (account: Account, id: string) =>
  account.read(
    file,
    withQuery(`${api}/files/${encodeURIComponent(id)}`, {
      fields: fileFields,
      supportsAllDrives: "true",
    }),
  );

/** Version 3 of Drive's API: https://developers.google.com/workspace/drive/api/reference/rest/v3 */
export const googleDrive: Source = {
  oauth: {
    issuer: "https://accounts.google.com",
    authorizationEndpoint: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenEndpoint: "https://oauth2.googleapis.com/token",
    // Asks for consent every time, since Google gives a refresh token only with it.
    parameters: {
      scope: "https://www.googleapis.com/auth/drive.readonly",
      access_type: "offline",
      prompt: "consent",
    },
  },
  explainedStatuses: [],

  async list(account, { id, cursor }) {
    const directory = id || "root";
    const isTop = directory === "root" && !cursor;
    const inFolder =
      directory === sharedWithMe ? "sharedWithMe" : `${quoted(directory)} in parents`;
    const query = {
      fields: `nextPageToken,files(${fileFields})`,
      q: `${inFolder} and trashed=false`,
      pageSize: "1000",
      orderBy: "folder,name",
      includeItemsFromAllDrives: "true",
      supportsAllDrives: "true",
      ...(cursor && { pageToken: cursor }),
    };
    const [shared, found, { user }] = await Promise.all([
      isTop ? sharedDrives(account) : [],
      account.read(files, withQuery(`${api}/files`, query)),
      account.read(about, withQuery(`${api}/about`, { fields: "user" })),
    ]);
    const { nextPageToken } = found;
    const own = found.files.filter((one) => one.mimeType === folderType || hasContent(typeOf(one)));
    return {
      username: user.emailAddress,
      items: [
        ...(isTop ? [folder(sharedWithMe, "Shared with me", false)] : []),
        ...shared,
        ...own.map(itemOf),
      ],
      nextPagePath: nextPageToken ? pathOf(directory, { cursor: nextPageToken }) : null,
    };
  },

  async open(account, { id }, signal) {
    const asked = await describe(account, id);
    const found =
      asked.mimeType === shortcutType && asked.shortcutDetails
        ? await describe(account, asked.shortcutDetails.targetId)
        : asked;
    const address = `${api}/files/${encodeURIComponent(found.id)}`;
    return exportable.has(found.mimeType)
      ? account.open(withQuery(`${address}/export`, { mimeType: pdf }), signal)
      : account.open(withQuery(address, { alt: "media", supportsAllDrives: "true" }), signal);
  },

  async signOut(account) {
    const form = { token: account.accessToken };
    await account.tell("https://oauth2.googleapis.com/revoke", { method: "POST", form });
    return { revoked: true };
  },
};
