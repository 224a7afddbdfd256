import { companionPath, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import Url from "@uppy/url";
import type { ResumeUppy } from "#features/resumes/upload/uppy/resume-uppy.ts";
import { shownUserHeader } from "#lib/api-client.ts";
import { shownUser } from "#lib/shown-user.ts";
import { storagePrefixOf } from "#lib/user-storage.ts";
import { adaptAccountSource } from "./account-source.ts";
import { retryByStatus } from "./remote-retries.ts";

const entryOf = (key: string) => storagePrefixOf(shownUser.id ?? "") + key;

/** Keeps permissions of accounts elsewhere for this tab and its user alone; they are dropped with either. */
const storage = {
  setItem: async (key: string, value: string) => sessionStorage.setItem(entryOf(key), value),
  getItem: async (key: string) => sessionStorage.getItem(entryOf(key)),
  removeItem: async (key: string) => sessionStorage.removeItem(entryOf(key)),
};

/** Lets the resume come from a link, and from the accounts elsewhere that this installation offers. */
export const addRemoteSources = async (
  uppy: ResumeUppy,
  sources: readonly FileSource[],
): Promise<void> => {
  // In full, since the address of the transfer's socket is made from it.
  const companionUrl = window.location.origin + companionPath;
  const companionHeaders = shownUserHeader();
  const options = { companionUrl, companionHeaders, storage };
  uppy.use(Url, { companionUrl, companionHeaders });
  retryByStatus(uppy.getPlugin("Url")?.client);
  if (sources.includes("drive")) {
    uppy.use((await import("@uppy/google-drive")).default, options);
    adaptAccountSource(uppy, uppy.getPlugin("GoogleDrive"));
  }
  if (sources.includes("dropbox")) {
    uppy.use((await import("@uppy/dropbox")).default, options);
    adaptAccountSource(uppy, uppy.getPlugin("Dropbox"));
  }
  if (sources.includes("onedrive")) {
    uppy.use((await import("@uppy/onedrive")).default, options);
    adaptAccountSource(uppy, uppy.getPlugin("OneDrive"));
  }
  // Uppy takes it for granted that the server cannot pause what it fetches; ours can.
  uppy.on("upload-start", () =>
    queueMicrotask(() => {
      const { capabilities } = uppy.getState();
      uppy.setState({ capabilities: { ...capabilities, resumableUploads: true } });
    }),
  );
};
