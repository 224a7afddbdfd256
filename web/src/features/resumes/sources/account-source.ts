import { sourceAwayText } from "@rolecall/contract/resumes/remote-files.ts";
import Dashboard from "@uppy/dashboard";
import type { ResumeUppy } from "#features/resumes/upload/uppy/resume-uppy.ts";
import { type CompanionClient, retryByStatus } from "./remote-retries.ts";

interface AccountSource {
  id: string;
  rootFolderId: string | null;
  provider: CompanionClient & {
    list<Answer>(directory: string | null, options: object): Promise<Answer>;
    logout<Answer>(options?: object): Promise<Answer>;
  };
  view: { opts: { supportsSearch?: boolean }; resetPluginState(): void };
}

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name);

/** Uppy shows errors of one name alone, and those it must see as they are. */
const explained = (error: unknown) =>
  isNamed(error, "AuthError", "AbortError", "UserFacingApiError")
    ? error
    : Object.assign(new Error(sourceAwayText, { cause: error }), { name: "UserFacingApiError" });

/**
 * Adapts Uppy's list of an account elsewhere. If the account cannot be reached, the list says so
 * and closes, where Uppy would show it as empty or ask for another sign-in; opening it again tries
 * again. The filter searches the listed files, since no server searches.
 */
export const adaptAccountSource = (uppy: ResumeUppy, source: AccountSource | undefined): void => {
  if (!source) return;
  const { id, provider, view, rootFolderId } = source;
  retryByStatus(provider);
  view.opts.supportsSearch = false;
  uppy.on("dashboard:show-panel", (shown) => {
    if (shown === id) view.resetPluginState();
  });
  const leave = () => {
    const dashboard = uppy.getPlugin("DashboardModal");
    if (dashboard instanceof Dashboard) dashboard.hideAllPanels();
  };

  const list = provider.list.bind(provider);
  const logout = provider.logout.bind(provider);
  provider.list = <Answer>(directory: string | null, options: object) =>
    list<Answer>(directory, options).catch((error: unknown) => {
      const reason = explained(error);
      if (directory === rootFolderId && isNamed(reason, "UserFacingApiError")) leave();
      throw reason;
    });
  provider.logout = <Answer>(options?: object) =>
    logout<Answer>(options).catch((error: unknown) => {
      throw explained(error);
    });
};
