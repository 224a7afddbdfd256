import type { Body, Meta, State } from "@uppy/core";

/** Progress is said in quarters: a number a second would talk over everything else. */
const step = 25;

/** The text for screen readers about the upload. Failures are alerts of their own. */
export const announcementOf = <M extends Meta, B extends Body>({
  files,
}: Pick<State<M, B>, "files">): string => {
  const [file] = Object.values(files);
  if (!file || file.error) return "";
  const { uploadStarted, uploadComplete, percentage = 0 } = file.progress;
  if (uploadComplete) return "Upload complete";
  if (!uploadStarted) return `${file.name} is ready to be uploaded`;
  if (file.isPaused) return "Upload paused";
  return `Uploading: ${Math.floor(percentage / step) * step}%`;
};
