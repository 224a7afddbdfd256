export type PreviewAction =
  | "nextPage"
  | "previousPage"
  | "firstPage"
  | "lastPage"
  | "zoomIn"
  | "zoomOut"
  | "fit"
  | "next"
  | "previous"
  | "close";

/** What keys do while the focus is in the preview. Arrows up and down scroll, as everywhere. */
const actions: ReadonlyMap<string, PreviewAction> = new Map([
  ["PageDown", "nextPage"],
  ["ArrowRight", "nextPage"],
  ["PageUp", "previousPage"],
  ["ArrowLeft", "previousPage"],
  ["Home", "firstPage"],
  ["End", "lastPage"],
  ["+", "zoomIn"],
  ["=", "zoomIn"],
  ["-", "zoomOut"],
  ["0", "fit"],
  ["j", "next"],
  ["k", "previous"],
  ["Escape", "close"],
]);

export const previewKeys = [...actions.keys()];

export const actionOf = (key: string): PreviewAction | undefined => actions.get(key);
