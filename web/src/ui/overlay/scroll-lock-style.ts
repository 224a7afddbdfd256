/**
 * Replaces the package `react-style-singleton` (see vite.config.ts), with which Radix's scroll lock
 * writes a `<style>` element that hides the scroll bar: our content policy allows none. Radix's
 * listeners stop wheel and touch all the same, and since the scroll bar stays, nothing shifts.
 */
export function styleSingleton() {
  return () => null;
}
