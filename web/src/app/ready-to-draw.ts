import { currentUserQuery } from "#features/auth/auth.api.ts";
import { queryClient } from "./query-client.ts";
import { readFirst } from "./read-ahead.ts";
import { router } from "./routes.tsx";

/** How long a page that is seen already waits for what it is made of, in milliseconds. */
const timeoutMs = 100;

const readData = async () => {
  const { href, pathname, state } = router.history.location;
  // A list that was longer comes back as a whole, which its screen sees to.
  const first = (state.pages ?? 1) > 1 ? null : readFirst(new URL(href, window.location.origin));
  // At `/` the landing page stands in for home until that is there.
  const user = pathname === "/" ? null : queryClient.query(currentUserQuery);
  await Promise.allSettled([user, first?.done]);
};

/**
 * Resolves when the screen can be drawn with all that it shows first, which the page's head has asked
 * for, or when that takes longer. Drawn at once it would be drawn three times.
 */
export const readyToDraw = async (): Promise<void> => {
  await Promise.race([
    Promise.all([router.load(), readData()]),
    new Promise((resolve) => {
      // Answers that take longer are shown to be on their way, as on any screen.
      setTimeout(resolve, timeoutMs);
    }),
  ]);
};
