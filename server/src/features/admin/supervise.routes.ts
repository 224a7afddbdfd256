import { supervisedCompanyEndpoints } from "@rolecall/contract/admin/companies.schemas.ts";
import { supervisedJobEndpoints } from "@rolecall/contract/admin/jobs.schemas.ts";
import { peopleEndpoints } from "@rolecall/contract/admin/people.schemas.ts";
import type { Feature } from "#http/route.ts";
import { listCompanies } from "./companies.queries.ts";
import * as companies from "./companies.service.ts";
import { approveJob, listJobAgain, readJob, readJobs, takeJobDown } from "./jobs.service.ts";
import { listPeople } from "./people.queries.ts";
import {
  approvePerson,
  endSecondFactorOf,
  readPerson,
  restorePerson,
  signPersonOut,
  suspendPerson,
} from "./people.service.ts";

/** Reading, suspending, letting in and taking down. */
export const superviseRoutes: Feature = (route) => {
  route(peopleEndpoints.listUsers, ({ db, query }) => listPeople(db, query));
  route(peopleEndpoints.getUser, ({ db, params }) => readPerson(db, params.id));
  route(peopleEndpoints.suspendUser, ({ db, user, params, body }) =>
    suspendPerson(db, { ...params, ...body, actorId: user.id }),
  );
  route(peopleEndpoints.restoreUser, ({ db, user, params }) =>
    restorePerson(db, { ...params, actorId: user.id }),
  );
  route(peopleEndpoints.approveUser, ({ db, user, params }) =>
    approvePerson(db, { ...params, actorId: user.id }),
  );
  route(peopleEndpoints.endSecondFactor, ({ db, user, params }) =>
    endSecondFactorOf(db, { ...params, actorId: user.id }),
  );
  route(peopleEndpoints.endSessions, ({ db, user, params }) =>
    signPersonOut(db, { ...params, actorId: user.id }),
  );

  route(supervisedCompanyEndpoints.listSupervisedCompanies, ({ db, query }) =>
    listCompanies(db, query),
  );
  route(supervisedCompanyEndpoints.getSupervisedCompany, ({ db, params }) =>
    companies.readCompany(db, params.id),
  );
  route(supervisedCompanyEndpoints.verifyCompany, ({ db, user, params }) =>
    companies.verifyCompany(db, { ...params, actorId: user.id }),
  );
  route(supervisedCompanyEndpoints.unverifyCompany, ({ db, user, params }) =>
    companies.unverifyCompany(db, { ...params, actorId: user.id }),
  );
  route(supervisedCompanyEndpoints.giveCompany, ({ db, user, params, body }) =>
    companies.giveCompany(db, { ...params, ...body, actorId: user.id }),
  );
  route(supervisedCompanyEndpoints.mergeCompany, ({ db, user, params, body }) =>
    companies.mergeCompany(db, { ...params, ...body, actorId: user.id }),
  );
  route(supervisedCompanyEndpoints.suspendCompany, ({ db, user, params, body }) =>
    companies.suspendCompany(db, { ...params, ...body, actorId: user.id }),
  );
  route(supervisedCompanyEndpoints.restoreCompany, ({ db, user, params }) =>
    companies.restoreCompany(db, { ...params, actorId: user.id }),
  );

  route(supervisedJobEndpoints.listSupervisedJobs, ({ db, query }) => readJobs(db, query));
  route(supervisedJobEndpoints.getSupervisedJob, ({ db, params }) => readJob(db, params.id));
  route(supervisedJobEndpoints.takeJobDown, ({ db, user, params, body }) =>
    takeJobDown(db, { ...params, ...body, actorId: user.id }),
  );
  route(supervisedJobEndpoints.listJobAgain, ({ db, user, params }) =>
    listJobAgain(db, { ...params, actorId: user.id }),
  );
  route(supervisedJobEndpoints.approveJob, ({ db, user, params }) =>
    approveJob(db, { ...params, actorId: user.id }),
  );
};
