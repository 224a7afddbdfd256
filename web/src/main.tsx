import "./styles/app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#app/providers.tsx";
import { queryClient } from "#app/query-client.ts";
import { readAhead } from "#app/read-ahead.ts";
import { readyToDraw } from "#app/ready-to-draw.ts";
import { router } from "#app/routes.tsx";
import { followOtherTabs } from "./features/auth/session/follow-other-tabs.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// Who goes back before the router has been drawn, which then follows by itself, gets there.
const stopFollowing = router.history.subscribe((change) => void router.load(change));

const forgetOldDrafts = () =>
  import("./lib/drafts/draft-store.ts").then(
    ({ tidyDrafts }) => tidyDrafts(),
    // Without the server they stay until the next time.
    () => undefined,
  );

/** Stands after the router, whose effects come first. */
function Drawn() {
  useLayoutEffect(() => {
    stopFollowing();
    if (globalThis.early?.tabWaits) root?.querySelector("a")?.focus();
  }, []);
  return null;
}

const start = async () => {
  await readyToDraw();
  // In pieces between which the page answers: transitions are the work that React divides.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
        <Drawn />
      </StrictMode>,
    ),
  );
  readAhead();
  followOtherTabs(queryClient);
  // Whosever it is: who never comes back would leave it here.
  addEventListener("pointerdown", () => void forgetOldDrafts(), { once: true });
};
void start();

// Loaded again, or come back to, where a dialog had been open: Back knows what to make of that.
if ("modal" in (history.state ?? {})) void import("./ui/overlay/open-modals.ts");
