import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { testEveryCaller } from "#test/access/access-matrix.ts";
import { accessOfEndpoints } from "#test/access/access-of-endpoints.ts";
import { startApp } from "#test/start-app.ts";

const names = Object.keys(allEndpoints) as (keyof typeof allEndpoints)[];

testEveryCaller(
  await startApp({ env: { RATE_LIMIT: "off" } }),
  Object.fromEntries(
    names.map((name) => [name, { ...allEndpoints[name], ...accessOfEndpoints[name] }]),
  ),
);
