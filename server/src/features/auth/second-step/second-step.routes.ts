import { secondFactorEndpoints } from "@rolecall/contract/auth/second-factor.schemas.ts";
import { lostFactorText } from "@rolecall/contract/auth/second-factor.ts";
import { callerOf } from "#features/auth/caller.ts";
import type { Feature } from "#http/route.ts";
import * as lostFactors from "./lost-factors.service.ts";
import * as secondStep from "./second-step.service.ts";

export const secondStepRoutes: Feature = (route) => {
  route(secondFactorEndpoints.passSecondStep, (call) => {
    const { db, body } = call;
    return secondStep.passSecondStep(db, { given: body, caller: callerOf(call) }, call);
  });

  route(secondFactorEndpoints.reportLostFactor, async ({ db, request, config }) => {
    const { userId } = await secondStep.findPendingSignIn(db, request, config);
    await lostFactors.reportLostFactor(db, userId);
    return { message: lostFactorText };
  });
};
