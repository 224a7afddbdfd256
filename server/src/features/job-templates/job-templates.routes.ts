import { jobTemplateEndpoints } from "@rolecall/contract/hiring/job-templates.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as templates from "./job-templates.service.ts";

export const jobTemplateRoutes: Feature = (route) => {
  route(jobTemplateEndpoints.copyJob, ({ db, user, params }) =>
    templates.copyJob(db, { user, ...params }),
  );
  route(jobTemplateEndpoints.listJobTemplates, ({ db, user, params }) =>
    templates.jobTemplatesOf(db, { user, ...params }),
  );
  route(jobTemplateEndpoints.addJobTemplate, ({ db, user, params, body }) =>
    templates.addJobTemplate(db, { user, ...params, ...body }),
  );
  route(jobTemplateEndpoints.deleteJobTemplate, ({ db, user, params }) =>
    templates.removeJobTemplate(db, { user, ...params }),
  );
  route(jobTemplateEndpoints.beginFromTemplate, ({ db, user, params }) =>
    templates.beginFromTemplate(db, { user, ...params }),
  );
};
