import { featureOf, importRule, type Rule } from "./rule.ts";
import { isTest } from "./source-file.ts";

const seesTables =
  /^server\/(src\/db\/|test\/|src\/.*\.(queries|sql)\.ts$|src\/policies\/[^.]+\.ts$)/;

export const serverRules: Rule[] = [
  importRule(
    "routes-are-thin",
    "routes see the contract, http/, and their own feature",
    ({ target }, { path }) =>
      path.endsWith(".routes.ts") &&
      !target.startsWith("contract/src/") &&
      !target.startsWith("server/src/http/") &&
      !target.startsWith("node:") &&
      featureOf(target, "server") !== featureOf(path, "server"),
  ),
  importRule(
    "tables-in-queries",
    "Drizzle, the driver and the tables are for *.queries.ts, *.sql.ts, policies/, db/ and test factories",
    ({ target }, { path }) =>
      path.startsWith("server/") &&
      (["drizzle-orm", "pg"].includes(target) || target.startsWith("server/src/db/schema/")) &&
      !seesTables.test(path),
  ),
  importRule(
    "sql-runs-nothing",
    "a *.sql.ts is made of pieces of SQL; a *.queries.ts runs them",
    ({ target }, { path }) => path.endsWith(".sql.ts") && target === "server/src/db/db.ts",
  ),
  importRule(
    "features-by-service",
    "another feature is reached through its *.service.ts, and its letters by *.letter.ts",
    ({ target }, { path }) => {
      const other = featureOf(target, "server");
      const own = featureOf(path, "server");
      return (
        own !== undefined &&
        other !== undefined &&
        own !== other &&
        !/\.(service|letter)\.ts$/.test(target)
      );
    },
  ),
  importRule(
    "ground-knows-no-feature",
    "http/, db/, events/, files/, mail/, read-models/ and policies/ carry the features and know none",
    ({ target }, { path }) =>
      /^server\/src\/(http|db|events|files|mail|read-models|policies)\//.test(path) &&
      !(isTest(path) && path.startsWith("server/src/policies/")) &&
      featureOf(target, "server") !== undefined,
  ),
  importRule(
    "db-knows-no-product",
    "db/ is engine and schema; what several features read stands in read-models/",
    ({ target }, { path }) =>
      path.startsWith("server/src/db/") &&
      !isTest(path) &&
      /^server\/src\/(http|events|files|mail|background|read-models|policies)\//.test(target),
  ),
];
