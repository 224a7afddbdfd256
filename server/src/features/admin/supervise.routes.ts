import * as companies from "@rolecall/contract/admin/companies.ts";
import * as jobs from "@rolecall/contract/admin/jobs.ts";
import * as people from "@rolecall/contract/admin/people.ts";
import type { Feature } from "#http/route.ts";
import { listCompanies } from "./companies.queries.ts";
import { readCompany, restoreCompany, suspendCompany } from "./companies.service.ts";
import { approveJob, listJobAgain, readJob, readJobs, takeJobDown } from "./jobs.service.ts";
import { listPeople } from "./people.queries.ts";
import {
  approvePerson,
  readPerson,
  restorePerson,
  signPersonOut,
  suspendPerson,
} from "./people.service.ts";

/** Reading, suspending, letting in and taking down. */
export const superviseRoutes: Feature = (route) => {
  route(people.listUsers, ({ db, query }) => listPeople(db, query));
  route(people.getUser, ({ db, params }) => readPerson(db, params.id));
  route(people.suspendUser, ({ db, user, params, body, mailer }) =>
    suspendPerson(db, { ...params, ...body, actorId: user.id, mailer }),
  );
  route(people.restoreUser, ({ db, user, params }) =>
    restorePerson(db, { ...params, actorId: user.id }),
  );
  route(people.approveUser, ({ db, user, params, mailer }) =>
    approvePerson(db, { ...params, actorId: user.id, mailer }),
  );
  route(people.endSessions, ({ db, user, params }) =>
    signPersonOut(db, { ...params, actorId: user.id }),
  );

  route(companies.listSupervisedCompanies, ({ db, query }) => listCompanies(db, query));
  route(companies.getSupervisedCompany, ({ db, params }) => readCompany(db, params.id));
  route(companies.suspendCompany, ({ db, user, params, body, mailer }) =>
    suspendCompany(db, { ...params, ...body, actorId: user.id, mailer }),
  );
  route(companies.restoreCompany, ({ db, user, params }) =>
    restoreCompany(db, { ...params, actorId: user.id }),
  );

  route(jobs.listSupervisedJobs, ({ db, query }) => readJobs(db, query));
  route(jobs.getSupervisedJob, ({ db, params }) => readJob(db, params.id));
  route(jobs.takeJobDown, ({ db, user, params, body, mailer }) =>
    takeJobDown(db, { ...params, ...body, actorId: user.id, mailer }),
  );
  route(jobs.listJobAgain, ({ db, user, params, mailer }) =>
    listJobAgain(db, { ...params, actorId: user.id, mailer }),
  );
  route(jobs.approveJob, ({ db, user, params, mailer }) =>
    approveJob(db, { ...params, actorId: user.id, mailer }),
  );
};
