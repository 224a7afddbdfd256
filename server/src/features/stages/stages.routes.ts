import { stageEndpoints } from "@rolecall/contract/hiring/stages.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as stages from "./stages.service.ts";

export const stageRoutes: Feature = (route) => {
  route(stageEndpoints.listCompanyStages, ({ db, user, params }) =>
    stages.stagesOfCompany(db, { user, ...params }),
  );
  route(stageEndpoints.setCompanyStages, ({ db, user, params, body }) =>
    stages.replaceCompanyStages(db, { user, ...params, ...body }),
  );
  route(stageEndpoints.listJobStages, ({ db, user, params }) =>
    stages.stagesOfJob(db, { user, ...params }),
  );
  route(stageEndpoints.setJobStages, ({ db, user, params, body }) =>
    stages.replaceJobStages(db, { user, ...params, ...body }),
  );
  route(stageEndpoints.removeJobStages, ({ db, user, params }) =>
    stages.removeJobStages(db, { user, ...params }),
  );
};
