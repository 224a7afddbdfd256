import { sourceAwayText } from "@rolecall/contract/remote-files.ts";
import { refuseAtOnce } from "./refuse-at-once.ts";

interface AccountSource {
  rootFolderId: string | null;
  provider: {
    post<Answer>(path: string, data: Record<string, unknown>, options?: object): Promise<Answer>;
    list<Answer>(directory: string | null, options: object): Promise<Answer>;
    logout<Answer>(options?: object): Promise<Answer>;
  };
  view: { opts: { supportsSearch?: boolean } };
}

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name);

/** Uppy shows errors of one name alone, and those it must see as they are. */
const explained = (error: unknown) =>
  isNamed(error, "AuthError", "AbortError", "UserFacingApiError")
    ? error
    : Object.assign(new Error(sourceAwayText, { cause: error }), { name: "UserFacingApiError" });

/**
 * An account elsewhere as people know such lists. One that cannot be reached is said to be, where
 * Uppy would show it as empty; and the filter looks through what is listed, since no server searches.
 * `leave` leads back to where sources are chosen.
 */
export const settleAccount = (source: AccountSource | undefined, leave: () => void): void => {
  if (!source) return;
  const { provider, view, rootFolderId } = source;
  refuseAtOnce(provider);
  view.opts.supportsSearch = false;
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
