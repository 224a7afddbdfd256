import { listRefusals } from "@rolecall/contract/refusal.ts";
import { expect, test } from "vitest";
import { apiDocsPage, apiDocsPolicy } from "./api-docs-page.ts";
import { openApiDocument } from "./openapi.ts";

const page = apiDocsPage(openApiDocument("https://jobs.example"));

test("the reference needs no script, and nothing from elsewhere", () => {
  expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=/);
  expect(apiDocsPolicy).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("a call shows its parameters, an example of its body and answer, and its statuses", () => {
  const [, call = ""] = /<section id="createJob">(.*?)<\/section>/s.exec(page) ?? [];
  expect(call).toContain("POST /api/jobs");
  expect(call).toContain('Body: <a href="#JobDraft">');
  expect(call).toContain("&quot;title&quot;: &quot;text&quot;");
  for (const status of ["201", "400", "401", "403", "409", "413", "415", "503"])
    expect(call).toContain(`<strong>${status}</strong>`);
});

test("every refusal is listed with a code of its own, of lower-case words with hyphens", () => {
  const codes = listRefusals().map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  expect(page).toContain("<code>job-not-found</code></th><td>Job not found</td>");
  expect(page).toContain(
    "<code>not-a-whole-number</code></th><td>{label} must be a whole number</td>",
  );
});

test("every link of the page leads somewhere on it, and every id is given once", () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});
