// The API's description holds against the rules of OpenAPI, and those of scripts/openapi/redocly.yaml.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "../server/src/http/api-docs/openapi.ts";
import { runTool } from "./tool.mjs";

const folder = mkdtempSync(join(tmpdir(), "rolecall-openapi-"));
const file = join(folder, "openapi.json");
writeFileSync(file, JSON.stringify(openApiDocument("http://127.0.0.1:3000"), null, 1));

const config = join(import.meta.dirname, "openapi/redocly.yaml");
// It calls nobody so.
const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
const redocly = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const { code } = await runTool(["node", redocly, "lint", file, "--config", config], { env });
rmSync(folder, { recursive: true });
process.exitCode = code;
