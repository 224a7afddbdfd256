/**
 * Stands in for the package `react-style-singleton` (see vite.config.ts), with which Radix's
 * scroll lock writes a `<style>` element that hides the scroll bar: our content policy allows none.
 * Wheel and touch are held back by its listeners all the same, and the bar that stays shifts nothing.
 */
export function styleSingleton() {
  return () => null;
}
