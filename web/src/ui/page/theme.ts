import { useSyncExternalStore } from "react";

export type ThemeChoice = "system" | "light" | "dark";

// Also read by web/public/before-hydration.js, which applies the choice before the first paint.
const storageKey = "theme";
const listeners = new Set<() => void>();

/** The visitor's choice; `system` if there is none. */
function getThemeChoice(): ThemeChoice {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies a choice at once and keeps it for the next visit, where the browser allows that. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is closed to us (private window, blocked site data): the choice lasts for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, kept current in whatever shows it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, getThemeChoice, () => "system");
}
