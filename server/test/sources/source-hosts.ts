import type { FileSource } from "@rolecall/contract/resumes/remote-files.ts";

const hosts: Record<FileSource, RegExp> = {
  drive: /\.google(apis)?\.com$/,
  dropbox: /\.dropbox(api)?\.com$/,
  onedrive: /\.(microsoft|microsoftonline|live)\.com$|^files\.storage\.example$/,
};

/** Whose address that is; undefined for any other. */
export const sourceOfHost = (host: string): FileSource | undefined =>
  (Object.keys(hosts) as FileSource[]).find((source) => hosts[source].test(host));

/** Where a person says yes or no to each source. */
export const signInPages: Record<FileSource, string> = {
  drive: "https://accounts.google.com",
  dropbox: "https://www.dropbox.com",
  onedrive: "https://login.microsoftonline.com",
};
