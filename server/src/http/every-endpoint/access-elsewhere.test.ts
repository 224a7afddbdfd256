import { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import { pagePaths } from "@rolecall/contract/pages.ts";
import { expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { clientIsBuilt } from "#http/pages/client-page.ts";
import {
  beginUpload,
  beginUploadInParts,
  testEveryCaller,
  signedIn,
  type Row,
} from "#test/access/access-matrix.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";

const unwritten = ["/privacy", "/imprint"];

const services = await startApp({
  env: {
    RATE_LIMIT: "off",
    OAUTH_GITHUB_CLIENT_ID: "our id",
    OAUTH_GITHUB_CLIENT_SECRET: "our secret",
    COMPANION_DROPBOX_CLIENT_ID: "our id",
    COMPANION_DROPBOX_CLIENT_SECRET: "our secret",
  },
});

const file = { body: pdfOf("Ada Moreau"), headers: { "content-type": "application/pdf" } };
/** The signature of an upload's address, and the last part of its path. */
const signatureOf = (address = "") => Object.fromEntries(new URL(address).searchParams);
const lastOf = (address = "") => new URL(address).pathname.split("/").at(-1) ?? "";
const beginPart: Row["before"] = async (applicant) => {
  const [uploadId = "", key = ""] = await beginUploadInParts(applicant);
  const { body } = await applicant.get<{ url: string }>(`/companion/s3/multipart/${uploadId}/1`, {
    query: { key },
  });
  const [, id = ""] = /\/uploads\/([^/]+)\//.exec(body.url) ?? [];
  return [body.url, id, uploadId];
};

/** The routes outside of the contract, and the status that each caller gets there. */
const rows: Record<string, Row> = {
  // Redirects to sign in.
  "GET /api/login": { statuses: 302 },
  "GET /api/auth/social/github": { statuses: 302 },
  "GET /api/auth/social/github/callback": { statuses: 302 },
  // Files. An upload's address is a secret, as in S3: its holder may write to it, once.
  "GET /objects/{id}": {
    call: ({ resume }) => ({ params: { id: resume.id } }),
    statuses: [401, 200, 404, 200, 404, 200, 404],
    team: { reviewer: 200 },
    reads: { resume: ["applicant", "manager", "owner", "reviewer"] },
  },
  // Nobody of the scene has asked for their data.
  "GET /api/account/export/file": { statuses: signedIn(404) },
  // One's own profile, where there is one.
  "GET /api/profile/resume.pdf": {
    statuses: [401, 200, 404, 404, 404, 404, 404],
    reads: { applicantEmail: ["applicant"] },
  },
  "GET /api/applications/export": {
    statuses: [401, 403, 403, 200, 200, 200, 200],
    reads: { applicantEmail: ["manager", "owner"] },
  },
  "GET /api/applications/{id}/resume": {
    call: ({ application }) => ({ params: { id: application.id } }),
    statuses: [401, 403, 403, 200, 403, 200, 403],
    team: { reviewer: 200 },
  },
  // Pictures are for everybody; there is none by this id.
  "GET /media/{id}": { call: ({ job }) => ({ params: { id: job.id } }), statuses: 404 },
  "PUT /objects/uploads/{id}": {
    before: beginUpload,
    call: (_scene, [address]) => ({
      ...file,
      params: { id: lastOf(address) },
      query: signatureOf(address),
    }),
    statuses: 200,
  },
  "PUT /objects/uploads/{id}/{uploadId}/{partNumber}": {
    before: beginPart,
    call: (_scene, [address, id = "", uploadId = ""]) => ({
      ...file,
      params: { id, uploadId, partNumber: "1" },
      query: signatureOf(address),
    }),
    statuses: 200,
  },
  // Accounts elsewhere. The permission is kept in the user's browser; here nobody has given one.
  "GET /companion/dropbox/connect": { statuses: signedIn(302) },
  "GET /companion/dropbox/redirect": { statuses: signedIn(400) },
  "GET /companion/dropbox/list": { statuses: 401 },
  "GET /companion/dropbox/list/*": { statuses: 401 },
  "GET /companion/dropbox/logout": { statuses: signedIn(200) },
  "POST /companion/dropbox/refresh-token": { statuses: 401 },
  // Stopping letters needs no session; nobody was written to here.
  "POST /api/unsubscribe/{token}": { call: () => ({ params: { token: "x" } }), statuses: 404 },
  "GET /api/unsubscribe/{token}": { call: () => ({ params: { token: "x" } }), statuses: 303 },
  "GET /unsubscribe/{token}": { call: () => ({ params: { token: "x" } }), statuses: 404 },
  "POST /unsubscribe/{token}": { call: () => ({ params: { token: "x" } }), statuses: 404 },
  // A calendar's address is a secret; this is nobody's.
  "GET /api/calendar/{file}": { call: () => ({ params: { file: "x.ics" } }), statuses: 404 },
  // Documents for search engines and feed readers.
  "GET /robots.txt": { statuses: 200 },
  "GET /sitemap.xml": { statuses: 200 },
  "GET /sitemaps/pages.xml": { statuses: 200 },
  "GET /sitemaps/{name}": {
    call: ({ job }) => ({ params: { name: `jobs-${job.id}.xml` } }),
    statuses: 200,
  },
  "GET /jobs.rss": { statuses: 200 },
  // Pages. The client decides who may see a screen; its data is protected by the API.
  "GET /jobs/{id}": { call: ({ job }) => ({ params: { id: job.id } }), statuses: 200 },
  "GET /companies/{id}": {
    call: ({ employer }) => ({ params: { id: employer.id } }),
    statuses: 200,
  },
  ...Object.fromEntries(
    pagePaths
      .filter((path) => !["/jobs/{id}", "/companies/{id}", ...unwritten].includes(path))
      .map((path) => [
        `GET ${path}`,
        {
          call: ({ job }) => ({ params: { id: job.id, jobId: job.id, token: "x" } }),
          statuses: 200,
        },
      ]),
  ),
  // Until an administrator writes them.
  ...Object.fromEntries(unwritten.map((path) => [`GET ${path}`, { statuses: 404 }])),
  // Leads to its first part.
  "GET /settings": { statuses: 302 },
  // Letters that were sent, on a demo board for who sits at its machine.
  "GET /outbox": { statuses: 404 },
  "GET /outbox/{id}": { call: () => ({ params: { id: "x" } }), statuses: 404 },
  "GET /outbox/{id}/html": { call: () => ({ params: { id: "x" } }), statuses: 404 },
  "GET /outbox/{id}/files/{index}": {
    call: () => ({ params: { id: "x", index: "0" } }),
    statuses: 404,
  },
  // About the server.
  "GET /health/live": { statuses: 200 },
  "GET /health/ready": { statuses: 200 },
  "GET /api/openapi.json": { statuses: 200 },
  "GET /api/docs": { statuses: 200 },
};

/** The address in the contract's notation. */
const named = (method: string, url: string) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`;

/** Every address that the server registers, except the catch-all routes. */
const registeredRoutes = async () => {
  const routes = new Set<string>();
  const app = await buildApp(services, undefined, {
    measureRequests: (building) => {
      building.addHook("onRoute", ({ method, url }) => {
        const methods = [method].flat().filter((one) => one !== "HEAD");
        if (methods.length === 1) routes.add(named(methods[0] ?? "", url));
      });
    },
  });
  await app.ready();
  await app.close();
  return routes;
};

test("every address that the server registers is in one of the two tables", async () => {
  const ofContract = Object.values<DescribedEndpoint>(allEndpoints).map(
    ({ method, path }) => `${method} ${path}`,
  );
  // Its answer has no end; who may listen to what is tested with the stream (`features/live/live.test.ts`).
  const unending = ["GET /api/events"];
  const known = new Set([...ofContract, ...unending, ...Object.keys(rows)]);
  const registered = [...(await registeredRoutes())];
  const withSlash = (route: string) => known.has(route.replace(/\/$/, ""));
  const isAsset = (route: string) => clientIsBuilt && /^GET \/(?!api\/)[\w./-]+\.\w+$/.test(route);
  expect(
    registered.filter((route) => !known.has(route) && !withSlash(route) && !isAsset(route)),
  ).toEqual([]);
  expect([...known].filter((route) => !registered.includes(route))).toEqual([]);
});

testEveryCaller(
  services,
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const [method, path] = name.split(" ") as [DescribedEndpoint["method"], string];
      return [name, { method, path, ...row }];
    }),
  ),
);
