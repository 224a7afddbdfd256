import * as z from "zod";
import { listed, pathOf, type Place, type Source } from "./source.ts";

const graph = "https://graph.microsoft.com/v1.0";

const parentReference = z.object({ driveId: z.string().optional() }).optional();
const kind = { folder: z.object({}).optional(), parentReference };
const item = z.object({
  ...kind,
  id: z.string(),
  name: z.string(),
  size: z.number().optional(),
  lastModifiedDateTime: z.string().optional(),
  file: z.object({ mimeType: z.string().optional() }).optional(),
  /** The original of a shared item: it is in its owner's drive, under another id. */
  remoteItem: z.object({ ...kind, id: z.string() }).optional(),
});
const children = z.object({ value: z.array(item), "@odata.nextLink": z.string().optional() });
const person = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().nullish() });

const itemOf = (found: z.output<typeof item>) => {
  const place = found.remoteItem ?? found;
  return listed({
    id: place.id,
    name: found.name,
    isFolder: place.folder !== undefined,
    mimeType: found.file?.mimeType,
    requestPath: pathOf(place.id, { driveId: place.parentReference?.driveId }),
    modifiedDate: found.lastModifiedDateTime,
    size: found.size,
  });
};

const addressOf = ({ id, driveId }: Place) => {
  const drive = driveId ? `drives/${encodeURIComponent(driveId)}` : "me/drive";
  return `${graph}/${drive}/${id ? `items/${encodeURIComponent(id)}` : "root"}`;
};

/** The cursor of the next page, the only part of the address that goes through the browser. */
const cursorIn = (nextLink: string | undefined) =>
  [...(URL.parse(nextLink ?? "")?.searchParams ?? [])].find(
    ([name]) => name.toLowerCase() === "$skiptoken",
  )?.[1];

/** Microsoft's Graph: https://learn.microsoft.com/en-us/graph/api/resources/onedrive */
export const oneDrive: Source = {
  oauth: {
    issuer: "https://login.microsoftonline.com/common/v2.0",
    authorizationEndpoint: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
    tokenEndpoint: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    parameters: { scope: "files.read.all offline_access User.Read" },
  },
  // `Tenant does not have a SPO license`, and the like.
  explainedStatuses: [400, 403],

  async list(account, place) {
    const query = new URLSearchParams({
      $select: Object.keys(item.shape).join(","),
      $top: "999",
      ...(place.cursor && { $skiptoken: place.cursor }),
    });
    const [{ mail, userPrincipalName }, found] = await Promise.all([
      account.read(person, `${graph}/me`),
      account.read(children, `${addressOf(place)}/children?${query.toString()}`),
    ]);
    const cursor = cursorIn(found["@odata.nextLink"]);
    return {
      username: mail ?? userPrincipalName ?? "",
      items: found.value.map(itemOf),
      nextPagePath: cursor ? pathOf(place.id, { driveId: place.driveId, cursor }) : null,
    };
  },

  open: (account, file, signal) => account.open(`${addressOf(file)}/content`, signal),

  // No call takes a permission back.
  signOut: () =>
    Promise.resolve({
      revoked: false,
      manual_revoke_url: "https://account.live.com/consent/Manage",
    }),
};
