import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "#app.ts";
import { escapeMarkup } from "#http/reply/markup.ts";
import { createLog } from "#log.ts";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";
import { renderLimits } from "./render-limits.ts";
import type { PageRenderer } from "./renderer.ts";

/** A stand-in for the client's code that shows the user and the jobs, as the API answers them. */
const renderer: PageRenderer = {
  renderPage: async ({ href, send }) => {
    const [user, jobs] = await Promise.all([send("/api/auth/user"), send("/api/jobs?limit=100")]);
    const markup = `${href} by ${escapeMarkup(await user.text())}: ${escapeMarkup(await jobs.text())}`;
    return { markup, data: JSON.stringify({ markup }) };
  },
};

const services = await startApp({ services: { renderer } });
const { db, as, anonymous } = services;

/** An address of its own, since visitors' pages are kept for a moment. */
const freshPath = () => `/jobs?query=${crypto.randomUUID()}`;
const bodyOf = async (client: typeof anonymous, path = freshPath()) =>
  (await client.get<string>(path)).body;

test("a page contains the API's answers to its caller", async () => {
  const job = await buildJob(db, { title: "Lighthouse keeper" });
  const path = freshPath();
  const { status, body, headers } = await anonymous.get<string>(path);
  expect(status).toBe(200);
  expect(body).toContain(`<div id="root">${path}`);
  expect(body).toContain("Lighthouse keeper");
  expect(body).toContain(job.id);
  expect(body).toContain("by Unauthorized");
  expect(headers).toMatchObject({ "cache-control": "no-cache" });
  expect(headers["vary"]).toContain("Cookie");
});

test("the data of a page is read as its caller: own applications, and nobody else's", async () => {
  const { postedBy, companyId } = await buildJob(db);
  const page = await bodyOf(as({ id: postedBy }));
  expect(page).toContain(postedBy);
  expect(page).toContain(companyId);
});

test("two users at once never see one another's names", async () => {
  const users = await Promise.all(
    ["Ada", "Grace", "Edsger", "Barbara"].map((firstName) => buildUser(db, { firstName })),
  );
  const clients = users.map((user) => as(user));
  const pages = await Promise.all(clients.map((client) => bodyOf(client, "/jobs")));
  for (const [index, page] of pages.entries())
    for (const [other, { firstName }] of users.entries())
      expect(page.includes(`${firstName}`)).toBe(index === other);
});

test("a page for somebody is kept nowhere, and visitors never get it", async () => {
  const user = await buildUser(db, { firstName: "Hedwig" });
  const { body, headers } = await as(user).get<string>("/companies");
  expect(body).toContain("Hedwig");
  expect(headers["cache-control"]).toBe("no-store");
  expect(await bodyOf(anonymous, "/companies")).not.toContain("Hedwig");
});

test("hostile texts end neither the page nor its data", async () => {
  const hostile = `</script><script>alert(1)</script><!--\u2028`;
  await buildCompany(db, { name: hostile });
  await buildJob(db, { title: hostile });
  const page = await bodyOf(anonymous);
  expect(page).toContain("&lt;/script&gt;");
  expect(page.match(/<script>alert/g)).toBeNull();
  const data = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(page)?.[1];
  expect(JSON.parse(data ?? "")).toMatchObject({ markup: expect.stringContaining("alert(1)") });
});

test("visitors who come at once share one page, which is rendered again after a write", async () => {
  let rendered = 0;
  const counting: PageRenderer = {
    renderPage: async () => {
      rendered += 1;
      return { markup: "rendered", data: "{}" };
    },
  };
  const app = await startApp({ services: { renderer: counting } });
  // No page grows old meanwhile.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await Promise.all(Array.from({ length: 20 }, () => app.anonymous.get("/jobs")));
  expect(rendered).toBe(1);
  await app.anonymous.post("/api/logout");
  await app.anonymous.get("/jobs");
  expect(rendered).toBe(2);
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", undefined],
])("a visitor's page comes as they take it: %s", async (accepted, encoding) => {
  const headers = { "accept-encoding": accepted };
  const { status, headers: answered } = await anonymous.get("/jobs", { headers });
  expect([status, answered["content-encoding"]]).toEqual([200, encoding]);
  expect(answered["vary"]).toMatch(/accept-encoding/i);
});

const never = () => new Promise<never>(() => undefined);

test.each<[string, PageRenderer["renderPage"]]>([
  ["cannot be rendered", () => Promise.reject(new Error("broken"))],
  ["takes too long", never],
])("a page that %s comes as the plain client", async (_what, renderPage) => {
  const app = await startApp({ services: { renderer: { renderPage } } });
  const { waitMs } = renderLimits;
  renderLimits.waitMs = 10;
  onTestFinished(() => void (renderLimits.waitMs = waitMs));
  for (const client of [app.anonymous, app.as(await buildUser(app.db))]) {
    const { status, body } = await client.get<string>("/jobs");
    expect(status).toBe(200);
    expect(body).not.toContain("page-data");
  }
});

test("the reason why a page could not be rendered is logged, and the plain client comes in its place", async () => {
  const logged: string[] = [];
  const log = createLog({ logLevel: "warn" }, { write: (line) => logged.push(line) });
  const renderPage = () => Promise.reject(new Error("no such component"));
  const app = await buildApp({ ...services, renderer: { renderPage } }, log);
  const { statusCode, body } = await app.inject("/jobs");
  await app.close();
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">');
  expect(body).not.toContain("page-data");
  expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: "a page could not be rendered",
      err: expect.objectContaining({ message: "no such component" }) as unknown,
    }),
  ]);
});

test("a busy server sends the plain client at once, and renders again when it is not", async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const renderPage = vi.fn<PageRenderer["renderPage"]>(async () => {
    await isFree;
    return { markup: "rendered", data: "{}" };
  });
  const app = await startApp({ services: { renderer: { renderPage } } });
  const waiting = Array.from({ length: 8 }, async () => bodyOf(app.anonymous));
  await soon(() => expect(renderPage).toHaveBeenCalledTimes(8));
  expect(await bodyOf(app.anonymous)).not.toContain("page-data");
  free();
  for (const page of await Promise.all(waiting)) expect(page).toContain("rendered");
  expect(await bodyOf(app.anonymous)).toContain("rendered");
});

test("for whoever has hung up no page is drawn, and no more of its data is read", async () => {
  const { waitMs } = renderLimits;
  renderLimits.waitMs = 60_000;
  onTestFinished(() => void (renderLimits.waitMs = waitMs));
  const began = Promise.withResolvers<void>();
  const hungUp = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const drawn = vi.fn<() => void>();
  const renderPage: PageRenderer["renderPage"] = async ({ send, signal }) => {
    began.resolve();
    await hungUp.promise;
    try {
      await send("/api/auth/user");
      signal.throwIfAborted();
      drawn();
    } catch (error) {
      ended.resolve(await send("/api/jobs").catch(() => "not read"));
      throw error;
    }
    return { markup: "rendered", data: "{}" };
  };
  const { app } = await startApp({ services: { renderer: { renderPage } } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  client.write("GET /jobs HTTP/1.1\r\nHost: rolecall.example\r\n\r\n");
  await began.promise;
  client.destroy();
  const open = () => promisify(app.server.getConnections.bind(app.server))();
  await soon(async () => expect(await open()).toBe(0));
  hungUp.resolve();
  expect(await ended.promise).toBe("not read");
  expect(drawn).not.toHaveBeenCalled();
});
