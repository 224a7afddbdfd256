// A valid call of every endpoint of the contract, with the status that each caller gets.
import type { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import type { HiringScene } from "#test/hiring-scene.ts";
import { beginUpload, beginUploadInParts, signedIn, type Row } from "./access-matrix.ts";
import { accountCalls } from "./account-calls.ts";
import { administratorCalls } from "./administrator-calls.ts";
import { alertCalls } from "./alert-calls.ts";
import { boardCalls } from "./board-calls.ts";
import { companyCalls } from "./company-calls.ts";
import { interviewCalls } from "./interview-calls.ts";
import { letterCalls } from "./letter-calls.ts";
import { messageCalls, noticeCalls } from "./message-calls.ts";
import { noteCalls } from "./note-calls.ts";
import { publishingCalls } from "./publishing-calls.ts";
import { questionCalls } from "./question-calls.ts";
import { scorecardCalls } from "./scorecard-calls.ts";
import { talentCalls } from "./talent-calls.ts";
import {
  itsCandidate,
  itsReaders,
  managersOfTheJob,
  postersOnly,
  reviewerReads,
  teamCalls,
} from "./team-calls.ts";
import { viewCalls } from "./view-calls.ts";

const applicantOnly: Row["statuses"] = [401, 200, 404, 404, 404, 404, 404];
const recruiters: Row["statuses"] = [401, 403, 403, 200, 200, 403, 403];
const managersOfIt: Row["reads"] = {
  letter: ["manager", "owner"],
  applicantEmail: ["manager", "owner"],
};
/** Reviewers of a job read the same as its managers. */
const managersAndReviewer: Row["reads"] = {
  letter: ["manager", "owner", "reviewer"],
  applicantEmail: ["manager", "owner", "reviewer"],
};
const everyReader: Row["reads"] = {
  letter: ["applicant", "manager", "owner", "reviewer"],
  applicantEmail: ["applicant", "manager", "owner", "reviewer"],
};
const recruiterOfTheJob: Row["reads"] = { letter: ["manager"], applicantEmail: ["manager"] };

const newJob = ({ employer }: HiringScene) => ({
  title: "Glassblower",
  description: "Blow glass.",
  location: "Murano",
  type: "full-time",
  experienceLevel: "mid",
  category: "design",
  companyId: employer.id,
});
const profile = { title: "T", summary: "S", skills: ["s"], location: "L" };

const uploadInParts: Row["call"] = (_scene, [uploadId = "", key = ""]) => ({
  params: { uploadId, partNumber: "1" },
  query: { key },
});
const privateLink = { body: { url: "http://127.0.0.1/resume.pdf" } };

/** An endpoint without a row does not compile. */
export const accessOfEndpoints: Record<keyof typeof allEndpoints, Row> = {
  ...accountCalls,
  ...alertCalls,
  ...publishingCalls,
  listJobs: { statuses: 200 },
  countJobs: { statuses: 200 },
  suggestSearches: { call: () => ({ query: { field: "query", typed: "a" } }), statuses: 200 },
  listManagedJobs: { statuses: postersOnly(200) },
  getJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: 200,
    reads: everyReader,
  },
  listSavedJobs: { statuses: signedIn(200) },
  listSavedIds: { statuses: signedIn(200) },
  saveJob: { call: ({ job }) => ({ params: { id: job.id } }), statuses: signedIn(200) },
  forgetJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: signedIn(204),
  },
  saveJobs: { call: ({ job }) => ({ body: { ids: [job.id] } }), statuses: signedIn(200) },
  createJob: {
    call: (scene) => ({ body: newJob(scene) }),
    statuses: postersOnly(201),
    team: { reviewer: 403, otherReviewer: 403 },
  },
  editJob: {
    call: ({ job }) => ({ params: { id: job.id }, body: { title: "Potter" } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  closeJob: {
    call: ({ job }) => ({ params: { id: job.id }, body: { letter: null } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  checkPostedJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: managersOfTheJob,
  },
  checkDraft: { call: () => ({ body: {} }), statuses: postersOnly(200) },
  deleteJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: [401, 403, 403, 409, 403, 409, 403],
  },
  ...companyCalls,
  getProfile: { statuses: applicantOnly },
  createProfile: {
    call: () => ({ body: profile }),
    statuses: [401, 409, 201, 201, 201, 201, 201],
  },
  saveProfile: { call: () => ({ body: profile }), statuses: applicantOnly },
  markSkill: {
    call: () => ({ body: { name: "Glass", mine: true } }),
    statuses: applicantOnly,
  },
  matchJob: { call: ({ job }) => ({ params: { id: job.id } }), statuses: applicantOnly },
  listRecommendedJobs: { statuses: signedIn(200) },
  countRecommendedJobs: { statuses: signedIn(200) },
  listSimilarJobs: { call: ({ job }) => ({ params: { id: job.id } }), statuses: 200 },
  findJobSkills: { call: () => ({ body: {} }), statuses: postersOnly(200) },
  apply: {
    call: ({ otherJob, resume }) => ({
      body: {
        jobId: otherJob.id,
        resumeUrl: objectPathPrefix + resume.id,
        coverLetter: "I blow glass.",
      },
    }),
    statuses: [401, 201, 400, 400, 400, 400, 400],
    reads: { applicantEmail: ["applicant"] },
  },
  listOwnApplications: {
    statuses: signedIn(200),
    reads: { letter: ["applicant"], applicantEmail: ["applicant"] },
  },
  listJobApplications: {
    call: ({ job }) => ({ params: { jobId: job.id } }),
    statuses: managersOfTheJob,
    team: reviewerReads,
    reads: managersAndReviewer,
  },
  getApplication: {
    call: ({ application }) => ({ params: { id: application.id } }),
    statuses: [401, 200, 403, 200, 403, 200, 403],
    team: reviewerReads,
    reads: everyReader,
  },
  matchApplication: {
    call: ({ application }) => ({ params: { id: application.id } }),
    statuses: [401, 200, 403, 200, 403, 200, 403],
    team: reviewerReads,
  },
  changeStatus: {
    call: ({ application }) => ({ params: { id: application.id }, body: { status: "hired" } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  statusHistory: {
    call: ({ application }) => ({ params: { id: application.id } }),
    ...itsReaders,
  },
  getTimeline: {
    call: ({ application }) => ({ params: { id: application.id } }),
    ...itsReaders,
  },
  ...messageCalls,
  ...noticeCalls,
  ...noteCalls,
  ...questionCalls,
  ...letterCalls,
  ...scorecardCalls,
  ...viewCalls,
  ...talentCalls,
  ...boardCalls,
  ...interviewCalls,
  openApplication: {
    call: ({ application }) => ({ params: { id: application.id } }),
    statuses: [401, 403, 403, 204, 403, 204, 403],
    team: { reviewer: 204 },
  },
  changeApplication: {
    call: ({ application }) => ({ params: { id: application.id }, body: {} }),
    ...itsCandidate,
  },
  withdrawApplication: {
    call: ({ application }) => ({ params: { id: application.id }, body: {} }),
    ...itsCandidate,
  },
  filterApplications: { statuses: recruiters, reads: recruiterOfTheJob },
  bulkUpdateStatus: {
    call: ({ application }) => ({ body: { applicationIds: [application.id], status: "hired" } }),
    statuses: recruiters,
  },
  recruiterDashboard: { statuses: recruiters, reads: recruiterOfTheJob },
  listUndecidedJobs: { statuses: postersOnly(200) },
  createUpload: { statuses: signedIn(200) },
  registerResume: {
    before: beginUpload,
    call: (_scene, [resumeURL]) => ({ body: { resumeURL } }),
    // The applicant has not sent the file yet.
    statuses: [401, 400, 404, 404, 404, 404, 404],
  },
  listResumes: { statuses: signedIn(200) },
  deleteResume: {
    call: ({ resume }) => ({ params: { id: resume.id } }),
    // The applicant has sent it.
    statuses: [401, 409, 404, 404, 404, 404, 404],
  },
  readResumeText: {
    call: ({ resume }) => ({ params: { id: resume.id } }),
    statuses: [401, 200, 404, 200, 404, 200, 404],
    team: reviewerReads,
    reads: { resume: ["applicant", "manager", "owner", "reviewer"] },
  },
  readResume: {
    call: ({ resume }) => ({ query: { resumeUrl: objectPathPrefix + resume.id } }),
    statuses: applicantOnly,
  },
  importProfile: { call: () => ({ body: { resume: { basics: {} } } }), statuses: signedIn(200) },
  readProfileAsJson: { statuses: applicantOnly, reads: { applicantEmail: ["applicant"] } },
  createMultipartUpload: {
    call: () => ({ body: { filename: "resume.pdf" } }),
    statuses: signedIn(200),
  },
  listParts: { before: beginUploadInParts, call: uploadInParts, statuses: applicantOnly },
  signPart: { before: beginUploadInParts, call: uploadInParts, statuses: applicantOnly },
  completeMultipartUpload: {
    before: beginUploadInParts,
    call: (scene, given) => ({
      ...uploadInParts(scene, given),
      body: { parts: [{ ETag: "made-up", PartNumber: 1 }] },
    }),
    // The applicant has not sent that part.
    statuses: [401, 400, 404, 404, 404, 404, 404],
  },
  abortMultipartUpload: {
    before: beginUploadInParts,
    call: uploadInParts,
    statuses: applicantOnly,
  },
  uploadParameters: {
    call: () => ({ query: { filename: "resume.pdf" } }),
    statuses: signedIn(200),
  },
  temporaryCredentials: { statuses: signedIn(501) },
  inspectLink: { call: () => privateLink, statuses: signedIn(400) },
  fetchLink: { call: () => privateLink, statuses: signedIn(400) },
  fetchSourceFile: {
    call: () => ({ params: { source: "drive", id: "1" }, body: {} }),
    statuses: signedIn(404),
  },
  suggestPlaces: { statuses: 200 },
  ...teamCalls,
  siteSettings: { statuses: 200 },
  readSiteText: { call: () => ({ params: { name: "terms" } }), statuses: 404 },
  reportJob: {
    call: ({ job }) => ({ params: { id: job.id }, body: { reason: "scam" } }),
    statuses: 202,
  },
  confirmJob: {
    call: ({ job }) => ({ params: { id: job.id } }),
    statuses: managersOfTheJob,
    reads: managersOfIt,
  },
  confirmJobByLink: { call: () => ({ body: { token: "unknown" } }), statuses: 400 },
  answerTakedown: {
    call: ({ job }) => ({ params: { id: job.id }, body: { text: "It is real." } }),
    // It was not taken down.
    statuses: [401, 403, 403, 409, 403, 409, 403],
  },
  ...administratorCalls,
  // No demo board.
  readTour: { statuses: 404 },
  lookAroundAs: { call: () => ({ body: { person: "owner" } }), statuses: 404 },
};
