// Applies the chosen theme before the first paint. A file of its own, since the page's policy
// allows no inline scripts; src/ui/theme.ts writes what it reads.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme it is.
}
