/**
 * A name as it is compared with others: whatever its letters' case, and whichever way the keyboard
 * wrote its characters (NFKC).
 */
export const comparable = (name: string): string => name.normalize("NFKC").toLowerCase();
