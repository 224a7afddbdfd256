// Applies the theme (src/ui/page/theme.ts), says that a registration will stand where the server shows the login
// (src/features/auth/auth-screen.tsx), and keeps events (src/app/early-events.ts) before the modules are there.
{
  const root = document.documentElement;

  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is closed to us: the system's theme it is.
  }

  try {
    const isAsked =
      location.hash === "#register" || new URLSearchParams(location.search).has("invitation");
    if (isAsked || sessionStorage.getItem("registration") !== null) root.dataset.registering = "";
  } catch {
    // Storage is closed to us: nothing was kept in it.
  }

  const colourBars = () => {
    const { theme } = root.dataset;
    for (const meta of document.getElementsByTagName("meta")) {
      const { scheme } = meta.dataset;
      if (scheme === undefined) continue;
      const chosen = theme === scheme ? "all" : "not all";
      meta.media = theme === undefined ? `(prefers-color-scheme: ${scheme})` : chosen;
    }
  };
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ["data-theme"] });

  const kinds = [
    "focusin",
    "pointerdown",
    "mousedown",
    "pointerup",
    "mouseup",
    "click",
    "keydown",
    "input",
  ];
  /** @type {{ event: Event, value: string | undefined }[]} */
  const events = [];
  /** @param {Event} event */
  const keep = (event) => {
    const { target, type } = event;
    // Links work by themselves.
    if (!(target instanceof Element) || target.closest("a[href]")) return;
    const isTyped = type === "input" && target instanceof HTMLInputElement;
    events.push({ event, value: isTyped ? target.value : undefined });
  };
  for (const kind of kinds) addEventListener(kind, keep, true);
  const { pathname, search } = location;
  // Back leads to another page, of which nothing is here before the router is: the server renders it.
  const followBack = () => {
    if (location.pathname === pathname && location.search === search) return;
    globalThis.isBeingLeft = true;
    location.reload();
  };
  addEventListener("popstate", followBack);
  globalThis.leaveBackToRouter = () => removeEventListener("popstate", followBack);
  globalThis.takeEarlyEvents = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    return events.splice(0);
  };
}
