import { moveManyToStage } from "@rolecall/contract/hiring/stages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { lastingMutationOf } from "./lasting-mutation.ts";
import { makeQueryClient } from "./query.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the browser finishes such a move without its page. */
const isLasting = async (applicationIds: string[]) => {
  const send = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () =>
    Response.json({ updatedCount: 1 }),
  );
  vi.stubGlobal("fetch", send);
  const move = lastingMutationOf(moveManyToStage, { invalidates: [] });
  const client = makeQueryClient(() => undefined);
  await client
    .getMutationCache()
    .build(client, move)
    .execute({
      body: { applicationIds, stageId: "1" },
    });
  return send.mock.lastCall?.[1].keepalive;
};

test("a small write outlives its page, and a large one, which browsers would refuse so, is sent as ever", async () => {
  expect(await isLasting(["1"])).toBe(true);
  expect(await isLasting(Array.from({ length: 2000 }, () => crypto.randomUUID()))).toBe(false);
});
