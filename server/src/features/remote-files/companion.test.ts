import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "#http/errors.ts";
import { buildUser } from "#test/build.ts";
import { startFileHost } from "#test/servers/file-host.ts";
import { startApp } from "#test/start-app.ts";
import { startCompanion, type Companion } from "./companion.ts";
import { RemoteFiles } from "./remote-files.service.ts";
import { Transfer } from "./transfer.ts";

const { app, ...services } = await startApp({ env: { IMPORT_NETWORKS: "127.0.0.1" } });
const { id: ownerId } = await buildUser(services.db);
const remoteFiles = new RemoteFiles(services, app.log);
const host = await startFileHost((_request, response) => response.end("a file"));

afterEach(() => {
  vi.useRealTimers();
});

/** What Companion's own emitter listens to for its transfers. */
const heard = ({ emitter }: Companion) => emitter.eventNames().map(String);

test("Companion forgets a transfer that is given up before any browser listened", async () => {
  const token = await remoteFiles.fetchLink({ url: `${host}/ada.pdf`, ownerId, filename: "a" });
  const companion = await remoteFiles.companion();
  expect(heard(companion)).toContain(`cancel:${token}`);
  remoteFiles.transfers.findByToken(token, ownerId)?.fail(new AppError("unavailable", "Given up"));
  expect(heard(companion).filter((event) => event.includes(token))).toEqual([]);
  remoteFiles.close();
});

test("Companion forgets a transfer whose token comes when nobody waits for it any more", async () => {
  const transfer = new Transfer({ ownerId, filename: "a" });
  const find = () => ({ transfer, link: { stream: Readable.from(["a file"]), size: 6 } });
  const landing = "http://127.0.0.1:1/";
  const companion = await startCompanion(services.config, app.log, { landing, find });
  const onLate = vi.fn<(answer: { statusCode: number; payload: string }) => void>();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const body = { protocol: "multipart", httpMethod: "PUT", endpoint: `${landing}1` };
  const url = "/link/get/file?transfer=1";
  const asked = companion.ask({ method: "POST", url, body }, onLate);
  vi.advanceTimersByTime(30_000);
  await expect(asked).rejects.toThrow("not available right now");
  vi.useRealTimers();
  await vi.waitFor(() => expect(onLate).toHaveBeenCalled());
  const { token } = JSON.parse(onLate.mock.calls[0]?.[0].payload ?? "") as { token: string };
  expect(heard(companion)).toContain(`cancel:${token}`);
  companion.forget(token, { cancel: true });
  expect(heard(companion).filter((event) => event.includes(token))).toEqual([]);
});
