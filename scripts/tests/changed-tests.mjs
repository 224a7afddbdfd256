// Which tests a change calls for, by folder: most of the server's tests import the whole app, so that their
// import graphs tell nothing.

/** Features of the server that have another name than their folder of the contract. */
const featuresOfContract = /** @type {Record<string, string[]>} */ ({
  alerts: ["alerts", "unsubscribing"],
  conversations: ["messages"],
  csv: ["analytics", "applications", "data-export"],
  interviews: ["availability", "interviews", "scheduling"],
  hiring: ["board", "employer-letters", "notes", "questions", "scorecards", "stages"],
  notices: ["live", "news"],
  names: ["companies", "messages", "places", "search", "teams"],
  values: [],
});

/** The journeys of the screens in a folder below `web/src/features/`. */
const journeysOfScreens = /** @type {Record<string, string[]>} */ ({
  admin: ["administration/supervise"],
  analytics: ["hiring/manage-applications"],
  "equal-opportunity": ["applying/my-applications"],
  applications: ["applying/my-applications", "hiring/manage-applications"],
  auth: ["accounts/sign-in", "accounts/register"],
  board: ["hiring/ask-and-move"],
  companies: ["finding-jobs/companies"],
  "company-page": ["finding-jobs/companies"],
  "company-set-up": ["hiring/set-up-company"],
  dashboard: ["hiring/recruiter-dashboard"],
  hiring: ["hiring/ask-and-move"],
  interviews: ["hiring/interviews"],
  "employer-letters": ["hiring/letters"],
  home: ["finding-jobs/home"],
  jobs: [
    "finding-jobs/search-jobs",
    "finding-jobs/job-alerts",
    "applying/apply-to-a-job",
    "hiring/post-a-job",
    "hiring/skills-of-a-job",
  ],
  "job-templates": ["hiring/drafts-of-jobs"],
  landing: ["finding-jobs/landing-page"],
  live: ["applying/live"],
  messages: ["applying/messages"],
  notes: ["hiring/notes"],
  profiles: ["accounts/profile.e2e", "accounts/fill-in-from-resume"],
  questions: ["hiring/ask-and-move", "hiring/post-a-job"],
  match: ["hiring/review-one-by-one"],
  review: ["hiring/review-one-by-one"],
  resumes: ["resumes/own-resumes", "resumes/upload-a-resume"],
  scorecards: ["hiring/ask-and-move"],
  settings: ["accounts/own-account"],
  site: ["accounts/terms"],
  stages: ["hiring/ask-and-move"],
  talent: ["hiring/find-candidates"],
  teams: ["hiring/team"],
  timeline: ["applying/live"],
  twins: ["hiring/review-one-by-one"],
});

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @param {string} file @returns {string[]} filters of Vitest, for all but the web's projects */
function vitestFiltersOf(file) {
  if (isTest(file)) return file.startsWith("web/") ? [] : [file];
  const [side = "", folder = "", ...path] = file.split("/");
  const [first = "", second = ""] = path;
  if (side === "contract" && path.length > 1)
    return [
      `contract/src/${first}/`,
      ...(featuresOfContract[first] ?? [first]).map((name) => `server/src/features/${name}/`),
    ];
  if (side === "server" && folder === "src" && path.length > 2)
    return [`server/src/${first}/${second}/`];
  if (side === "server" && folder === "src" && path.length === 2 && first !== "http")
    return [`server/src/${first}/`];
  if (side === "server" && folder === "test" && path.length > 1) return [`server/test/${first}/`];
  return ["scripts", "demo", "bench"].includes(side) ? [`${side}/`] : [];
}

/** @param {string} file @returns {string[]} filters of Playwright */
function journeysOf(file) {
  if (file.endsWith(".e2e.ts")) return [file];
  const [, feature = ""] = /^web\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return isTest(file) ? [] : (journeysOfScreens[feature] ?? []).map((name) => `e2e/${name}`);
}

/**
 * @param {string[]} files that were changed, by their path from the root
 * @returns {{ filters: string[], related: string[], journeys: string[] }} filters of Vitest; files whose
 *   users on the web are tested, by the import graph; filters of Playwright
 */
export function testsOfChange(files) {
  const sorted = (/** @type {string[]} */ all) => [...new Set(all)].toSorted();
  return {
    filters: sorted(files.flatMap(vitestFiltersOf)),
    related: sorted(files.filter((file) => /^(web|contract)\/src\/.*\.tsx?$/.test(file))),
    journeys: sorted(files.flatMap(journeysOf)),
  };
}
