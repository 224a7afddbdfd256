import { sourceAwayText } from "@rolecall/contract/resumes/remote-files.ts";
import { expect, test, vi } from "vitest";
import { createResumeUppy } from "#features/resumes/upload/uppy/resume-uppy.ts";
import { adaptAccountSource } from "./account-source.ts";

/** An account whose every call fails like this, opened in the upload window. */
const failingWith = (error: Error) => {
  const fail = () => Promise.reject(error);
  const reset = vi.fn<() => void>();
  const account: NonNullable<Parameters<typeof adaptAccountSource>[1]> = {
    id: "Dropbox",
    rootFolderId: null,
    provider: { post: fail, list: fail, logout: fail, onReceiveResponse: () => {} },
    view: { opts: { supportsSearch: true }, resetPluginState: reset },
  };
  const uppy = createResumeUppy(fail, () => {});
  adaptAccountSource(uppy, account);
  return { ...account, uppy, reset };
};
const named = (name: string) => Object.assign(new Error(`the ${name} itself`), { name });

test("users read that an account cannot be reached, whatever the reason", async () => {
  const { provider } = failingWith(new TypeError("Failed to fetch"));
  const said = { name: "UserFacingApiError", message: sourceAwayText };
  await expect(provider.list(null, {})).rejects.toMatchObject(said);
  await expect(provider.logout()).rejects.toMatchObject(said);
});

test.each(["AuthError", "AbortError", "UserFacingApiError"])(
  "an error by the name of %s is left to Uppy, which knows it",
  async (name) => {
    const error = named(name);
    const { provider } = failingWith(error);
    await expect(provider.list(null, {})).rejects.toBe(error);
    await expect(provider.logout()).rejects.toBe(error);
  },
);

test("an account that is opened again is asked again", () => {
  const { uppy, reset } = failingWith(named("AuthError"));
  uppy.emit("dashboard:show-panel", "OneDrive");
  expect(reset).not.toHaveBeenCalled();
  uppy.emit("dashboard:show-panel", "Dropbox");
  expect(reset).toHaveBeenCalledOnce();
});

test("the filter searches the listed files, since no server searches", () => {
  expect(failingWith(named("AuthError")).view.opts.supportsSearch).toBe(false);
});
