import "./styles/app.css";
import type { DehydratedState } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { replayEarlyEvents } from "#app/early-events.ts";
import { makeRouter } from "#app/router.ts";
import { followOtherTabs } from "#features/auth/session/follow-other-tabs.ts";
import { redirectLoggedOut } from "#features/auth/session/redirects.ts";
import { makeQueryClient, takeFromPage } from "#lib/query.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const queryClient = makeQueryClient(redirectLoggedOut, {
  askForProof: async (client) =>
    (await import("#features/auth/proof/ask-for-proof.tsx")).askForProof(client),
});
const router = makeRouter(queryClient);
const app = <App queryClient={queryClient} router={router} />;

/** A list that was longer when the page was left comes back as long: the page has only its beginning. */
const showsMore = (router.history.location.state.pages ?? 1) > 1;

/** Takes over what the server rendered. */
const takeOver = async (read: string) => {
  takeFromPage(queryClient, JSON.parse(read) as DehydratedState);
  // With the code of the screen, so that nothing that is seen goes away in between.
  router.ssr = { manifest: undefined };
  await router.load();
  if (globalThis.isBeingLeft) return;
  hydrateRoot(root, app);
  replayEarlyEvents();
};

const start = () => {
  const data = document.getElementById("page-data");
  // It is somebody's, and is not to stand in the page when they sign out.
  data?.remove();
  if (data && !showsMore) return takeOver(data.textContent);
  root.replaceChildren();
  createRoot(root).render(app);
  // What they happened to is gone.
  globalThis.takeEarlyEvents?.();
  return undefined;
};
void start();
followOtherTabs(queryClient);

const forgetOldDrafts = () =>
  import("./lib/drafts/draft-store.ts").then(
    ({ tidyDrafts }) => tidyDrafts(),
    // Without the server they stay until the next time.
    () => undefined,
  );
// Drafts of all users: otherwise those of users who never come back would stay.
addEventListener("pointerdown", () => void forgetOldDrafts(), { once: true });

// Loaded again, or come back to, where a dialog had been open: Back knows what to make of that.
if ("modal" in (history.state ?? {})) void import("./ui/overlay/open-modals.ts");
