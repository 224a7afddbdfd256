import { secondFactorEndpoints } from "@rolecall/contract/auth/second-factor.schemas.ts";
import { lostFactorText } from "@rolecall/contract/auth/second-factor.ts";
import { callerOf } from "#features/auth/caller.ts";
import type { Feature } from "#http/route.ts";
import * as secondStep from "./second-step.service.ts";

export const secondStepRoutes: Feature = (route) => {
  route(secondFactorEndpoints.passSecondStep, (call) => {
    const { db, body } = call;
    return secondStep.passSecondStep(db, { given: body, caller: callerOf(call) }, call);
  });

  route(secondFactorEndpoints.reportLostFactor, async (call) => {
    await secondStep.reportLost(call.db, call);
    return { message: lostFactorText };
  });
};
