import { auditEndpoints } from "@rolecall/contract/admin/audit.schemas.ts";
import { overviewEndpoints } from "@rolecall/contract/admin/overview.schemas.ts";
import { reportCaseEndpoints } from "@rolecall/contract/admin/reports.schemas.ts";
import { settingsEndpoints } from "@rolecall/contract/admin/settings.schemas.ts";
import type { Feature } from "#http/route.ts";
import { decideCase as decide, listCases } from "./cases.service.ts";
import { readOverview as overview } from "./overview.service.ts";
import * as rules from "./rules.service.ts";
import { superviseRoutes } from "./supervise.routes.ts";

export const adminRoutes: Feature = (route, app, services) => {
  superviseRoutes(route, app, services);
  route(overviewEndpoints.readOverview, ({ db, ...parts }) => overview(db, parts));
  route(settingsEndpoints.readSettings, ({ db, config }) => rules.readRules(db, config));
  route(settingsEndpoints.changeSettings, ({ db, user, body, config }) =>
    rules.changeRules(db, { actorId: user.id, wanted: body, config }),
  );
  route(settingsEndpoints.writeText, ({ db, user, params, body }) =>
    rules.writeText(db, { actorId: user.id, ...params, ...body }),
  );
  route(settingsEndpoints.inviteToRegister, ({ db, user, body }) =>
    rules.invite(db, { actorId: user.id, ...body }),
  );
  route(auditEndpoints.listAudit, ({ db, query }) => rules.readRecord(db, query));
  route(reportCaseEndpoints.listReports, ({ db, query: { status, ...slice } }) =>
    listCases(db, { isOpen: status === "open", ...slice }),
  );
  route(reportCaseEndpoints.decideCase, ({ db, user, params, body }) =>
    decide(db, { actorId: user.id, ...params, ...body }),
  );
};
