/**
 * Neither the frame that shows a resume, nor what forms are held against, is for the first screen; and
 * what runs before it stays a file of its own.
 */
const later =
  /[\\/]before-hydration\.js$|pdfjs-dist|resume-viewer|[\\/]node_modules[\\/](zod|@hookform)[\\/]|-(draft|forms|rules|entries)\.ts$|[\\/](text|instant)\.ts$/;

/** What the lists of jobs and companies are made of. Nothing in it may need a popup. */
const listParts = [
  /[\\/]src[\\/]lib[\\/](lists[\\/](endless-list|next-rows)|text[\\/]truncate)/,
  /[\\/]src[\\/]ui[\\/](\w+[\\/])?(card|control|field|filter-toggle|focus-successor|growing-list|marked-text|meter|page-header|popup-styles|select\.|select-option|suggest-input|text-input|link-styles|empty-state|error-state)/,
  /[\\/]jobs[\\/](\w+[\\/])?(card-description|job-card|job-search-bar|job-text|jobs\.api|save-job|saved-jobs(-link)?\.)/,
  /[\\/]companies[\\/](company-card|company-link|company-text|companies\.api)/,
  /[\\/]contract[\\/]src[\\/]\w+[\\/](companies|jobs?|suggestions)\.ts/,
  /[\\/]icons[\\/](arrow-left|bookmark|briefcase|building-2|chevron-down|circle-exclamation-point|clock|dollar-sign|map-pin|search|sliders-horizontal|users)\./,
  /(query-core|react-query)[\\/].*nfiniteQuery/,
];

const alone = { includeDependenciesRecursively: false };

/**
 * What many screens need stands in few files, since a compressor finds more that repeats in one than
 * in twenty, and a browser asks fewer times: what every screen needs, and what the lists do.
 */
export const chunks = {
  groups: [
    { ...alone, name: "base", tags: ["$initial" as const], test: (id: string) => !later.test(id) },
    { ...alone, name: "lists", test: (id: string) => listParts.some((part) => part.test(id)) },
  ],
};
