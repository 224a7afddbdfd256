import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { holdMatrix } from "#test/caller-matrix.ts";
import { contractCalls } from "#test/contract-calls.ts";
import { startApp } from "#test/start-app.ts";

const names = Object.keys(allEndpoints) as (keyof typeof allEndpoints)[];

holdMatrix(
  await startApp({ env: { RATE_LIMIT: "off" } }),
  Object.fromEntries(
    names.map((name) => [name, { ...allEndpoints[name], ...contractCalls[name] }]),
  ),
);
