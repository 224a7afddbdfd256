import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. Nothing is merged: a `className` adds what the component leaves open (margins,
 * width, place in a grid) and does not take back what it sets; `docs/design.md` says how.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
