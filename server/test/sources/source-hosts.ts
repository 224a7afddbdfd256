import type { FileSource } from "@rolecall/contract/resumes/remote-files.ts";

const hosts: Record<FileSource, RegExp> = {
  drive: /\.google(apis)?\.com$/,
  dropbox: /\.dropbox(api)?\.com$/,
  onedrive: /\.(microsoft|microsoftonline|live)\.com$|^files\.storage\.example$/,
};

/** The source that the address belongs to; undefined for any other address. */
export const sourceOfHost = (host: string): FileSource | undefined =>
  (Object.keys(hosts) as FileSource[]).find((source) => hosts[source].test(host));

/** The address of each source's page for consent. */
export const signInPages: Record<FileSource, string> = {
  drive: "https://accounts.google.com",
  dropbox: "https://www.dropbox.com",
  onedrive: "https://login.microsoftonline.com",
};
