// What cannot wait for the page's modules. A file of its own, since the page's policy allows no inline
// scripts, and a classic script: what it names stays within the braces.
{
  const root = document.documentElement;

  // Applies the chosen theme before the first paint; src/ui/page/theme.ts writes what this reads.
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is closed to us: the system's theme it is.
  }

  // The browser's own bars follow the chosen theme, else the system's.
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

  // Keeps what somebody does on the page before its script is there; src/app/early-events.ts replays it.
  // Links, and searches that are sent, work by themselves.
  const kinds = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "keydown", "input"];
  /** @type {{ event: Event, value: string | undefined }[]} */
  const events = [];
  /** @param {Event} event */
  const keep = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || target.closest("a[href]")) return;
    const isTyped = type === "input" && target instanceof HTMLInputElement;
    events.push({ event, value: isTyped ? target.value : undefined });
  };
  for (const kind of kinds) addEventListener(kind, keep, true);
  globalThis.takeEarlyEvents = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    return events.splice(0);
  };
}
