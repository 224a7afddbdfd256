// What cannot wait for the page's modules. A file of its own, since the page's policy allows no
// inline scripts.
// It is a classic script: what it names stays within the braces.
{
  // Who is signed in decides what every screen shows first: src/lib/api-client.ts takes the answer.
  const user = "/api/auth/user";
  const asked = fetch(user, { credentials: "include", headers: { Prefer: "handling=lenient" } });
  const early = { answers: { [user]: asked }, tabWaits: false };
  globalThis.early = early;
  // A failure is for whoever takes it.
  asked.catch(() => undefined);

  // What is seen first cannot take the focus: a Tab waits for the screen; src/main.tsx lets it in.
  addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || document.getElementById("root")?.hasChildNodes()) return;
    event.preventDefault();
    early.tabWaits = true;
  });

  // Applies the chosen theme before the first paint; src/ui/page/theme.ts writes what this reads.
  const root = document.documentElement;

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
}
