import type { Readable } from "node:stream";
import type { Account } from "./account.ts";

/** A file or folder as Uppy's pickers show it. */
export interface ListedItem {
  id: string;
  name: string;
  isFolder: boolean;
  icon: "folder" | "file";
  /** Never one: the browser would fetch it from the source. */
  thumbnail: null;
  mimeType: string | null;
  /** The path that the picker puts behind `/list/` or `/get/`: escaped, with a query of its own. */
  requestPath: string;
  modifiedDate?: string | undefined;
  size?: number | undefined;
  /** A shared drive can be opened, but not taken as a whole. */
  custom?: { isSharedDrive: boolean };
}

/** One page of a folder. */
export interface Listing {
  username: string;
  items: ListedItem[];
  /** Like `requestPath`, for the next page; null on the last one. */
  nextPagePath: string | null;
}

/** A file or folder that a picker asks for. An empty id is the topmost folder. */
export interface Place {
  id: string;
  cursor?: string | undefined;
  /** The id of one of several drives, at OneDrive. */
  driveId?: string | undefined;
}

export interface Download {
  stream: Readable;
  /** The number of bytes that the source announces, if any. */
  size: number | null;
}

/** Whether the permission was revoked at the source, or else the address at which the user can revoke it. */
export type SignedOut = { revoked: true } | { revoked: false; manual_revoke_url: string };

/** The address that asks the user for a permission, and its scope. */
interface SourceOAuth {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  parameters: Record<string, string>;
}

/** The parts that differ between sources: addresses, listing of folders, and downloads. */
export interface Source {
  oauth: SourceOAuth;
  /** Statuses whose explanation the source means for the person, such as a missing licence. */
  explainedStatuses: readonly number[];
  list(account: Account, place: Place): Promise<Listing>;
  open(account: Account, file: Place, signal: AbortSignal): Promise<Download>;
  signOut(account: Account): Promise<SignedOut>;
}

/** An item without what all of them have in common. */
export const listed = (
  item: Omit<ListedItem, "icon" | "thumbnail" | "mimeType"> & { mimeType?: string | undefined },
): ListedItem => ({
  ...item,
  mimeType: item.mimeType ?? null,
  icon: item.isFolder ? "folder" : "file",
  thumbnail: null,
});

/** An id and a query as a picker is to ask for them. */
export const pathOf = (id: string, query: Record<string, string | undefined> = {}): string => {
  const set = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = new URLSearchParams(set).toString();
  return encodeURIComponent(id) + (search && `?${search}`);
};
