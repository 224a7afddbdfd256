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

/** The keys of the preview while it has the focus. Arrow keys up and down scroll, as everywhere. */
const actions: ReadonlyMap<string, PreviewAction> = new Map([
  ["j", "next"],
  ["k", "previous"],
  ["Escape", "close"],
]);

/** Further keys of previews with pages; in others these keys scroll. */
const pageActions: ReadonlyMap<string, PreviewAction> = new Map([
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
]);

export const previewKeys = [...actions.keys(), ...pageActions.keys()];

export const actionOf = (key: string, hasPages: boolean): PreviewAction | undefined =>
  actions.get(key) ?? (hasPages ? pageActions.get(key) : undefined);
