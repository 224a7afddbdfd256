import { listAudit } from "@rolecall/contract/admin/audit.ts";
import { readOverview } from "@rolecall/contract/admin/overview.ts";
import { decideCase, listReports } from "@rolecall/contract/admin/reports.ts";
import * as settings from "@rolecall/contract/admin/settings.ts";
import type { Feature } from "#http/route.ts";
import { decideCase as decide, listCases } from "./cases.service.ts";
import { readOverview as overview } from "./overview.service.ts";
import * as rules from "./rules.service.ts";
import { superviseRoutes } from "./supervise.routes.ts";

export const adminRoutes: Feature = (route, app, services) => {
  superviseRoutes(route, app, services);
  route(readOverview, ({ db, ...parts }) => overview(db, parts));
  route(settings.readSettings, ({ db, config }) => rules.readRules(db, config));
  route(settings.changeSettings, ({ db, user, body, config }) =>
    rules.changeRules(db, { actorId: user.id, wanted: body, config }),
  );
  route(settings.writeText, ({ db, user, params, body }) =>
    rules.writeText(db, { actorId: user.id, ...params, ...body }),
  );
  route(settings.inviteToRegister, ({ db, user, body, mailer }) =>
    rules.invite(db, { actorId: user.id, ...body, mailer }),
  );
  route(listAudit, ({ db, query }) => rules.readRecord(db, query));
  route(listReports, ({ db, query: { status, ...slice } }) =>
    listCases(db, { isOpen: status === "open", ...slice }),
  );
  route(decideCase, ({ db, user, params, body, mailer }) =>
    decide(db, { actorId: user.id, ...params, ...body, mailer }),
  );
};
