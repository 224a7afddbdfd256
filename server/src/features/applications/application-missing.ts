import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import { AppError } from "#http/errors.ts";

export const applicationMissing = () => new AppError("missing", applicationMissingText);
