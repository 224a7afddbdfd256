// One sensible call of every endpoint that only administrators have.
import type { Row } from "./access-matrix.ts";

const toPerson: Row["call"] = ({ people }) => ({ params: { id: people.applicant.id } });
const toCompany: Row["call"] = ({ employer }) => ({ params: { id: employer.id } });
const toJob: Row["call"] = ({ job }) => ({ params: { id: job.id } });
const because = { reason: "It breaks the rules." };
const administratorsOnly = (administrator: number, call?: Row["call"]): Row => ({
  ...(call && { call }),
  statuses: 404,
  administrator,
});

/** Below `/api/admin`. */
export const administratorCalls = {
  readOverview: administratorsOnly(200),
  listUsers: administratorsOnly(200),
  getUser: administratorsOnly(200, toPerson),
  suspendUser: administratorsOnly(200, (scene, given) => ({
    ...toPerson(scene, given),
    body: because,
  })),
  restoreUser: administratorsOnly(204, toPerson),
  approveUser: administratorsOnly(200, toPerson),
  // Nobody reported it lost.
  endSecondFactor: administratorsOnly(409, toPerson),
  endSessions: administratorsOnly(204, toPerson),
  listSupervisedCompanies: administratorsOnly(200),
  getSupervisedCompany: administratorsOnly(200, toCompany),
  verifyCompany: administratorsOnly(200, toCompany),
  unverifyCompany: administratorsOnly(204, toCompany),
  // The applicant is no member.
  giveCompany: administratorsOnly(404, (scene, given) => ({
    ...toCompany(scene, given),
    body: { userId: scene.people.applicant.id },
  })),
  suspendCompany: administratorsOnly(200, (scene, given) => ({
    ...toCompany(scene, given),
    body: because,
  })),
  // Into itself.
  mergeCompany: administratorsOnly(400, (scene, given) => ({
    ...toCompany(scene, given),
    body: { into: scene.employer.id },
  })),
  restoreCompany: administratorsOnly(204, toCompany),
  listSupervisedJobs: administratorsOnly(200),
  getSupervisedJob: administratorsOnly(200, toJob),
  takeJobDown: administratorsOnly(200, (scene, given) => ({
    ...toJob(scene, given),
    body: because,
  })),
  listJobAgain: administratorsOnly(204, toJob),
  approveJob: administratorsOnly(200, toJob),
  readSettings: administratorsOnly(200),
  changeSettings: administratorsOnly(200, () => ({ body: {} })),
  inviteToRegister: administratorsOnly(201, () => ({
    body: { email: "new@people.example", role: "candidate" },
  })),
  writeText: administratorsOnly(200, () => ({
    params: { name: "privacy" },
    body: { markdown: "Nothing is kept." },
  })),
  listAudit: administratorsOnly(200),
  listReports: administratorsOnly(200),
  // Nobody reported it.
  decideCase: administratorsOnly(404, (scene, given) => ({
    ...toJob(scene, given),
    body: { decision: "dismiss", ...because },
  })),
};
