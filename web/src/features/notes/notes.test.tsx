import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { AuthProvider } from "#features/auth/session/auth-provider.tsx";
import { makeQueryClient } from "#lib/query.ts";
import { hasNoteDraft } from "./note-draft.ts";
import { Notes } from "./notes.tsx";

/** What the server answers to a new note. */
let kept = Promise.withResolvers<Response>();

beforeEach(() => {
  localStorage.clear();
  kept = Promise.withResolvers();
  vi.stubGlobal("fetch", (_address: string, init?: RequestInit) =>
    init?.method === "POST" ? kept.promise : Promise.resolve(Response.json([])),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The notes on an application, as Ada reads them. */
const open = async (applicationId: string) => {
  const client = makeQueryClient(() => undefined);
  client.setQueryData([...currentUserQuery.queryKey], { id: "ada" });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Notes applicationId={applicationId} name="Mara Lind" />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("textbox");
  return unmount;
};
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const add = () => fireEvent.click(screen.getByRole("button", { name: "Add note" }));

test("a note half written stands there again when its application is opened anew, and with no other one", async () => {
  const leave = await open("7");
  write("Knows");
  leave();
  expect(hasNoteDraft("ada", "7")).toBe(true);
  (await open("8"))();
  await open("7");
  expect(box().value).toBe("Knows");
});

test("a note that is kept leaves nothing, also where its application was left meanwhile", async () => {
  const leave = await open("7");
  write("Knows almanacs");
  add();
  leave();
  kept.resolve(Response.json({ id: "1" }));
  await waitFor(() => expect(hasNoteDraft("ada", "7")).toBe(false));
});

test("what is typed while a note is sent stays", async () => {
  await open("7");
  write("Knows");
  add();
  await screen.findByRole("button", { name: "Add note" });
  write("Knows almanacs");
  kept.resolve(Response.json({ id: "1" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Add note" }).getAttribute("aria-busy")).not.toBe(
      "true",
    ),
  );
  expect(box().value).toBe("Knows almanacs");
});

test("a note that is refused stays", async () => {
  await open("7");
  write("Knows");
  add();
  kept.resolve(new Response("No", { status: 500, headers: { "Content-Type": "text/plain" } }));
  await screen.findByText("No");
  expect(box().value).toBe("Knows");
  expect(hasNoteDraft("ada", "7")).toBe(true);
});
