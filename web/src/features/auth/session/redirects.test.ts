// @vitest-environment node: the address of a DOM cannot be replaced by a watched one.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const replace = vi.fn<(address: string) => void>();
const prepareToasts = vi.fn<() => Promise<void>>();

/** A page of its own at the address, so that nobody was sent away from it yet. */
const openPage = async (address: string) => {
  const { pathname, search } = new URL(address, "http://rolecall.example");
  vi.stubGlobal("window", { location: { pathname, search, replace } });
  vi.resetModules();
  const { toast } = await import("#ui/toast/toast-store.ts");
  const redirectWithToast = await import("./redirects.ts");
  return { toast: vi.mocked(toast), ...redirectWithToast };
};

vi.mock("#ui/toast/toast-store.ts", () => ({ toast: vi.fn<(message: unknown) => void>() }));
vi.mock("#ui/toast/toaster.tsx", () => ({ prepareToasts: () => prepareToasts() }));

beforeEach(() => {
  vi.useFakeTimers();
  prepareToasts.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replace.mockReset();
});

it("tells a logged-out user so, and sends them to sign in after 500 ms", async () => {
  const { redirectLoggedOut, toast } = await openPage("/jobs/7");
  redirectLoggedOut();
  expect(toast).toHaveBeenCalledWith({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/api/login?next=%2Fjobs%2F7");
});

it("says it once, however many calls fail at the same time", async () => {
  const { redirectLoggedOut, toast } = await openPage("/profile");
  toast.mockClear();
  redirectLoggedOut();
  redirectLoggedOut();
  await vi.advanceTimersByTimeAsync(5000);
  expect(toast).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledOnce();
});

it("sends a user in the wrong role home after 500 ms, with the reason", async () => {
  const { redirectWrongRole, toast } = await openPage("/dashboard");
  redirectWrongRole("You need recruiter access to view this page.", "candidate");
  expect(toast).toHaveBeenLastCalledWith({
    title: "Access Denied",
    description: "You need recruiter access to view this page.",
    variant: "destructive",
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});

it("sends a user without a role to sign in", async () => {
  const { redirectWrongRole } = await openPage("/dashboard");
  redirectWrongRole("You need recruiter access to view this page.", null);
  await vi.advanceTimersByTimeAsync(500);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/api/login");
});

it("counts the 500 ms from when the message can be seen, on a slow line too", async () => {
  const { redirectLoggedOut } = await openPage("/profile");
  const code = Promise.withResolvers<void>();
  prepareToasts.mockReturnValue(code.promise);
  redirectLoggedOut();
  await vi.advanceTimersByTimeAsync(5000);
  expect(replace).not.toHaveBeenCalled();
  code.resolve();
  await vi.advanceTimersByTimeAsync(500);
  expect(replace).toHaveBeenCalledOnce();
});

it.each([
  ["/", "/api/login"],
  ["/jobs?query=nurse", "/api/login?next=%2Fjobs%3Fquery%3Dnurse"],
  ["/auth", "/api/login"],
  ["/auth?next=%2Fprofile", "/api/login?next=%2Fprofile"],
])("from %s the way in is %s", async (here, address) => {
  const { loginAddress } = await openPage(here);
  expect(loginAddress(window.location)).toBe(address);
});
