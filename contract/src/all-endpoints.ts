import * as adminAudit from "./admin/audit.ts";
import * as adminCompanies from "./admin/companies.ts";
import * as adminJobs from "./admin/jobs.ts";
import * as adminOverview from "./admin/overview.ts";
import * as adminPeople from "./admin/people.ts";
import * as adminReports from "./admin/reports.ts";
import * as adminSettings from "./admin/settings.ts";
import * as applications from "./applications/applications.ts";
import * as account from "./auth/account.ts";
import * as auth from "./auth/auth.ts";
import * as passkeys from "./auth/passkeys.ts";
import * as proof from "./auth/proof.ts";
import * as secondFactor from "./auth/second-factor.ts";
import * as companies from "./companies/companies.ts";
import * as dashboard from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import * as jobs from "./jobs/jobs.ts";
import * as places from "./jobs/places.ts";
import * as reports from "./jobs/reports.ts";
import * as suggestions from "./jobs/suggestions.ts";
import * as takedowns from "./jobs/takedowns.ts";
import * as profiles from "./profiles/profiles.ts";
import * as multipartUploads from "./resumes/multipart-uploads.ts";
import * as remoteFiles from "./resumes/remote-files.ts";
import * as resumes from "./resumes/resumes.ts";
import * as site from "./site.ts";
import * as hiringTeam from "./teams/hiring-team.ts";
import * as invitations from "./teams/invitations.ts";
import * as members from "./teams/members.ts";
import * as verification from "./teams/verification.ts";

/** Every call of the API: OpenAPI and the guard tests walk this list. */
export const allEndpoints = {
  currentUser: auth.currentUser,
  signIn: auth.signIn,
  register: auth.register,
  signOut: auth.signOut,
  changeRole: auth.changeRole,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  proveIdentity: proof.proveIdentity,
  proofOptions: passkeys.proofOptions,
  readAccount: account.readAccount,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  endSession: account.endSession,
  endOtherSessions: account.endOtherSessions,
  beginTotp: secondFactor.beginTotp,
  confirmTotp: secondFactor.confirmTotp,
  removeTotp: secondFactor.removeTotp,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  passSecondStep: secondFactor.passSecondStep,
  secondStepOptions: passkeys.secondStepOptions,
  reportLostFactor: secondFactor.reportLostFactor,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  listPasskeys: passkeys.listPasskeys,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  passkeySignInOptions: passkeys.passkeySignInOptions,
  signInWithPasskey: passkeys.signInWithPasskey,
  listJobs: jobs.listJobs,
  countJobs: jobs.countJobs,
  suggestSearches: suggestions.suggestSearches,
  listManagedJobs: jobs.listManagedJobs,
  getJob: jobs.getJob,
  createJob: jobs.createJob,
  editJob: jobs.editJob,
  deleteJob: jobs.deleteJob,
  listCompanies: companies.listCompanies,
  listIndustries: companies.listIndustries,
  getCompany: companies.getCompany,
  createCompany: companies.createCompany,
  editCompany: companies.editCompany,
  listOwnCompanies: members.listOwnCompanies,
  listMembers: members.listMembers,
  changeMember: members.changeMember,
  removeMember: members.removeMember,
  handOver: members.handOver,
  deleteCompany: members.deleteCompany,
  companyHistory: members.companyHistory,
  inviteMember: invitations.inviteMember,
  listInvitations: invitations.listInvitations,
  resendInvitation: invitations.resendInvitation,
  revokeInvitation: invitations.revokeInvitation,
  readInvitation: invitations.readInvitation,
  acceptInvitation: invitations.acceptInvitation,
  startVerification: verification.startVerification,
  confirmVerification: verification.confirmVerification,
  listReviewers: hiringTeam.listReviewers,
  addReviewer: hiringTeam.addReviewer,
  removeReviewer: hiringTeam.removeReviewer,
  listReviewingJobs: hiringTeam.listReviewingJobs,
  takeJobOver: hiringTeam.takeJobOver,
  setCompanyLogo: companies.setCompanyLogo,
  setCompanyCover: companies.setCompanyCover,
  suggestPlaces: places.suggestPlaces,
  getProfile: profiles.getProfile,
  createProfile: profiles.createProfile,
  saveProfile: profiles.saveProfile,
  apply: applications.apply,
  listOwnApplications: applications.listOwnApplications,
  listJobApplications: applications.listJobApplications,
  getApplication: applications.getApplication,
  changeStatus: applications.changeStatus,
  statusHistory: applications.statusHistory,
  filterApplications: applications.filterApplications,
  bulkUpdateStatus: applications.bulkUpdateStatus,
  recruiterDashboard: dashboard.recruiterDashboard,
  createUpload: resumes.createUpload,
  registerResume: resumes.registerResume,
  listResumes: resumes.listResumes,
  deleteResume: resumes.deleteResume,
  readResumeText: resumes.readResumeText,
  createMultipartUpload: multipartUploads.createMultipartUpload,
  listParts: multipartUploads.listParts,
  signPart: multipartUploads.signPart,
  completeMultipartUpload: multipartUploads.completeMultipartUpload,
  abortMultipartUpload: multipartUploads.abortMultipartUpload,
  uploadParameters: multipartUploads.uploadParameters,
  temporaryCredentials: multipartUploads.temporaryCredentials,
  inspectLink: remoteFiles.inspectLink,
  fetchLink: remoteFiles.fetchLink,
  fetchSourceFile: remoteFiles.fetchSourceFile,
  siteSettings: site.siteSettings,
  readSiteText: site.readSiteText,
  reportJob: reports.reportJob,
  answerTakedown: takedowns.answerTakedown,
  readOverview: adminOverview.readOverview,
  listUsers: adminPeople.listUsers,
  getUser: adminPeople.getUser,
  suspendUser: adminPeople.suspendUser,
  restoreUser: adminPeople.restoreUser,
  approveUser: adminPeople.approveUser,
  endSessions: adminPeople.endSessions,
  listSupervisedCompanies: adminCompanies.listSupervisedCompanies,
  getSupervisedCompany: adminCompanies.getSupervisedCompany,
  suspendCompany: adminCompanies.suspendCompany,
  restoreCompany: adminCompanies.restoreCompany,
  listSupervisedJobs: adminJobs.listSupervisedJobs,
  getSupervisedJob: adminJobs.getSupervisedJob,
  takeJobDown: adminJobs.takeJobDown,
  listJobAgain: adminJobs.listJobAgain,
  approveJob: adminJobs.approveJob,
  readSettings: adminSettings.readSettings,
  changeSettings: adminSettings.changeSettings,
  inviteToRegister: adminSettings.inviteToRegister,
  writeText: adminSettings.writeText,
  listAudit: adminAudit.listAudit,
  listReports: adminReports.listReports,
  decideCase: adminReports.decideCase,
} satisfies Record<string, Endpoint>;
