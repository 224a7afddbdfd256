import { signOut } from "@rolecall/contract/auth/auth.ts";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient, mutationOf } from "#lib/query.ts";
import { askForProof } from "./ask-for-proof.tsx";

const answer = vi.fn<(address: string) => Promise<Response>>();
const asked = () =>
  answer.mock.calls.map(([address]) => address).filter((address) => address !== "/api/account");
const refusal = () =>
  new Response("Please confirm that it is you", {
    status: 403,
    headers: { "Rolecall-Code": "proof-needed" },
  });
const account = {
  hasPassword: true,
  secondFactor: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
};
/** The next answers to writes; whatever is asked after them is done. */
const answers: Response[] = [];

/** An example of a write that needs a fresh proof. */
const write = mutationOf({ ...signOut, proof: "fresh" }, { invalidates: [] });
const send = () => {
  const client = makeQueryClient(() => undefined, { askForProof });
  return client.getMutationCache().build(client, write).execute({});
};
const dialog = () => screen.findByRole("dialog", { name: "Confirm that it is you" });

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async (address) =>
    address === "/api/account"
      ? Response.json(account)
      : (answers.shift() ?? new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

it("asks for the password where the server wants a proof, and then does what was wanted", async () => {
  const user = userEvent.setup();
  answers.push(refusal());
  const written = send();
  await dialog();
  await user.type(await screen.findByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await written;
  expect(asked()).toEqual(["/api/logout", "/api/auth/proof", "/api/logout"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says at the field that the password is wrong, and lets one try again", async () => {
  const user = userEvent.setup();
  answers.push(refusal(), new Response("The current password is wrong", { status: 400 }));
  const written = send();
  await dialog();
  await user.type(await screen.findByLabelText("Password"), "incorrect{Enter}");
  expect(await screen.findByText("The current password is wrong")).toBeDefined();
  await user.keyboard("{Enter}");
  await written;
});

it("leaves everything as it was where the user leaves the dialog", async () => {
  const user = userEvent.setup();
  answers.push(refusal());
  const leave = async () => {
    await dialog();
    await user.keyboard("{Escape}");
  };
  const left = leave();
  await expect(send()).rejects.toThrow("Please confirm that it is you");
  await left;
  expect(asked()).toEqual(["/api/logout"]);
});

it("asks once about two writes that were refused together", async () => {
  const user = userEvent.setup();
  answers.push(refusal(), refusal());
  const written = Promise.all([send(), send()]);
  await dialog();
  await user.type(await screen.findByLabelText("Password"), "correct horse{Enter}");
  await written;
  expect(asked().filter((address) => address === "/api/auth/proof")).toHaveLength(1);
});
