import { letterEndpoints } from "@rolecall/contract/hiring/letters.schemas.ts";
import type { Feature } from "#http/route.ts";
import { previewLetter } from "./preview.service.ts";
import * as reasons from "./reasons.service.ts";
import * as templates from "./templates.service.ts";

export const employerLetterRoutes: Feature = (route) => {
  route(letterEndpoints.listTemplates, ({ db, user, params }) =>
    templates.templatesOf(db, { user, ...params }),
  );
  route(letterEndpoints.addTemplate, ({ db, user, params, body }) =>
    templates.addTemplate(db, { user, ...params, ...body }),
  );
  route(letterEndpoints.changeTemplate, ({ db, user, params, body: changes }) =>
    templates.changeTemplate(db, { user, ...params, changes }),
  );
  route(letterEndpoints.deleteTemplate, ({ db, user, params }) =>
    templates.removeTemplate(db, { user, ...params }),
  );
  route(letterEndpoints.listReasons, ({ db, user, params }) =>
    reasons.reasonsOf(db, { user, ...params }),
  );
  route(letterEndpoints.addReason, ({ db, user, params, body }) =>
    reasons.addReason(db, { user, ...params, ...body }),
  );
  route(letterEndpoints.changeReason, ({ db, user, params, body: changes }) =>
    reasons.changeReason(db, { user, ...params, changes }),
  );
  route(letterEndpoints.deleteReason, ({ db, user, params }) =>
    reasons.removeReason(db, { user, ...params }),
  );
  route(letterEndpoints.previewLetter, ({ db, user, params, body }) =>
    previewLetter(db, { user, ...params, ...body }),
  );
};
