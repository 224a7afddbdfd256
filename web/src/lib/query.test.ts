import { changeStatus, listOwnApplications } from "@rolecall/contract/applications/applications.ts";
import { currentUser, signOut } from "@rolecall/contract/auth/auth.ts";
import { getJob } from "@rolecall/contract/jobs/jobs.ts";
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endlessQueryOf, makeQueryClient, mutationOf, queryOf, queryOrNullOf } from "./query.ts";

const answer = vi.fn<(address: string) => Promise<Response>>();
const job = queryOf(getJob, { params: { id: "7" } });
const leave = mutationOf(signOut, { invalidates: [getJob] });

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => Response.json({ title: "Night Nurse" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

it("asks once: cached data never goes stale by itself", async () => {
  const client = makeQueryClient(() => undefined);
  await client.query(job);
  await client.query(job);
  const stop = new QueryObserver(client, job).subscribe(() => undefined);
  window.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
  stop();
  expect(answer).toHaveBeenCalledOnce();
});

it("reads again, if shown, the data that a write made stale", async () => {
  const client = makeQueryClient(() => undefined);
  await client.query(job);
  const stop = new QueryObserver(client, job).subscribe(() => undefined);
  await client.getMutationCache().build(client, leave).execute({});
  stop();
  expect(answer.mock.calls.map(([address]) => address)).toEqual([
    "/api/jobs/7",
    "/api/logout",
    "/api/jobs/7",
  ]);
});

it("reads again, if shown, the data that a conflict proves stale, and after no other refusal", async () => {
  const client = makeQueryClient(() => undefined);
  await client.query(job);
  const stop = new QueryObserver(client, job).subscribe(() => undefined);
  const refused = mutationOf(signOut, { invalidates: [], invalidatesOnConflict: [getJob] });
  for (const status of [409, 400]) {
    answer.mockImplementationOnce(async () => new Response("Closed.", { status }));
    const write = client.getMutationCache().build(client, refused).execute({});
    await expect(write).rejects.toThrow(`${status}: Closed.`);
  }
  stop();
  expect(answer.mock.calls.map(([address]) => address)).toEqual([
    "/api/jobs/7",
    "/api/logout",
    "/api/jobs/7",
    "/api/logout",
  ]);
});

describe("a write whose answer is a row of a list", () => {
  const rows = endlessQueryOf<typeof listOwnApplications, { id: string; status: string }>(
    listOwnApplications,
    ({ page }) => ({ query: { page } }),
  );
  const changeRow = mutationOf(changeStatus, {
    invalidates: [],
    replacesRowIn: listOwnApplications,
  });
  const move = { params: { id: "b" }, body: { status: "hired" } } as const;
  const statuses = (client: QueryClient) =>
    client
      .getQueryData(rows.queryKey)
      ?.pages.flatMap(({ items }) => items.map(({ id, status }) => `${id} ${status}`));
  const calls = () => answer.mock.calls.map(([address]) => address);
  const pages = (status: string) => async (address: string) => {
    if (address.endsWith("/status")) return Response.json({ id: "b", status: "hired" });
    const isFirst = address.endsWith("page=1");
    return Response.json(
      isFirst ? [{ id: "a", status: "new" }] : [{ id: "b", status }],
      isFirst ? { headers: { Link: '</>; rel="next"' } } : undefined,
    );
  };

  const showList = async () => {
    answer.mockImplementation(pages("new"));
    const client = makeQueryClient(() => undefined);
    const list = new InfiniteQueryObserver(client, rows);
    const stop = list.subscribe(() => undefined);
    await list.refetch();
    return { client, list, stop };
  };

  it("changes that row if the list is shown, and reads nothing again", async () => {
    const { client, list, stop } = await showList();
    await list.fetchNextPage();
    answer.mockClear();
    await client.getMutationCache().build(client, changeRow).execute(move);
    expect(statuses(client)).toEqual(["a new", "b hired"]);
    expect(calls()).toEqual(["/api/applications/b/status"]);
    stop();

    await client.getMutationCache().build(client, changeRow).execute(move);
    expect(client.getQueryState(rows.queryKey)?.isInvalidated).toBe(true);
  });

  it("lets a request for the next rows end, and changes the row that it brings", async () => {
    const { client, list, stop } = await showList();
    const next = Promise.withResolvers<void>();
    const read = pages("new");
    answer.mockImplementation(async (address: string) => {
      if (!address.endsWith("/status")) await next.promise;
      return read(address);
    });
    answer.mockClear();
    void list.fetchNextPage();
    const change = client.getMutationCache().build(client, changeRow).execute(move);
    await expect.poll(calls).toContain("/api/applications/b/status");
    next.resolve();
    await change;
    stop();
    expect(statuses(client)).toEqual(["a new", "b hired"]);
    expect(calls()).toHaveLength(2);
  });
});

it("tries neither a read nor a write a second time, and throws the server's sentence", async () => {
  answer.mockImplementation(async () => new Response("The database is away.", { status: 503 }));
  const client = makeQueryClient(() => undefined);
  await expect(client.query(job)).rejects.toThrow("503: The database is away.");
  const write = client.getMutationCache().build(client, leave).execute({});
  await expect(write).rejects.toThrow("503: The database is away.");
  expect(answer).toHaveBeenCalledTimes(2);
});

it("takes the status text if an answer has no sentence", async () => {
  answer.mockImplementation(
    async () => new Response("", { status: 502, statusText: "Bad Gateway" }),
  );
  await expect(makeQueryClient(() => undefined).query(job)).rejects.toThrow("502: Bad Gateway");
});

it("notices a session that is gone on any read and write, unlike a wrong password", async () => {
  const onUnauthorized = vi.fn<() => void>();
  const client = makeQueryClient(onUnauthorized);
  answer.mockImplementation(async () => new Response("Unauthorized", { status: 401 }));
  await client.query(job).catch(() => undefined);
  await client
    .getMutationCache()
    .build(client, leave)
    .execute({})
    .catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(2);

  answer.mockImplementation(async () => new Response("Invalid username", { status: 401 }));
  await client
    .getMutationCache()
    .build(client, leave)
    .execute({})
    .catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

it("takes nothing and a 401 for nobody if the query allows that, and nothing else", async () => {
  const onUnauthorized = vi.fn<() => void>();
  const ask = () => makeQueryClient(onUnauthorized).query(queryOrNullOf(currentUser, {}));
  for (const nobody of [
    new Response(null, { status: 204 }),
    new Response("Unauthorized", { status: 401 }),
  ]) {
    answer.mockImplementation(async () => nobody);
    expect(await ask()).toBeNull();
  }
  expect(onUnauthorized).not.toHaveBeenCalled();
  answer.mockImplementation(async () => new Response("Not here.", { status: 404 }));
  await expect(ask()).rejects.toThrow("404: Not here.");
});
