import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UppyWithLastingNotices } from "./lasting-notices.ts";

const connect = (online: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  window.dispatchEvent(new Event(online ? "online" : "offline"));
};
const open = () => {
  const uppy = new UppyWithLastingNotices();
  return { uppy, notices: () => uppy.getState().info.map(({ message }) => message) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a lost connection is said until it is back, and that it is back for three seconds", () => {
  const { notices } = open();
  connect(false);
  vi.advanceTimersByTime(60_000);
  expect(notices()).toEqual(["No Internet connection"]);
  connect(true);
  expect(notices()).toEqual(["Connected to the Internet"]);
  vi.advanceTimersByTime(2_999);
  expect(notices()).toEqual(["Connected to the Internet"]);
  vi.advanceTimersByTime(1);
  expect(notices()).toEqual([]);
});

test("opening the window without a connection is reported after three seconds", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { notices } = open();
  vi.advanceTimersByTime(2_999);
  expect(notices()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(notices()).toEqual(["No Internet connection"]);
});

test("every notice goes when its own time is up, whichever came first", () => {
  const { uppy, notices } = open();
  uppy.info("for long", "error", 5_000);
  uppy.info({ message: "for a moment", details: "why" }, "info", 1_000);
  connect(false);
  vi.advanceTimersByTime(1_000);
  expect(notices()).toEqual(["for long", "No Internet connection"]);
  vi.advanceTimersByTime(4_000);
  expect(notices()).toEqual(["No Internet connection"]);
});

test("a refused file is explained for five seconds, and once, however often it is chosen", () => {
  const uppy = new UppyWithLastingNotices({ restrictions: { allowedFileTypes: [".pdf"] } });
  const choose = () => {
    const file = { name: "a.png", data: new File(["a"], "a.png") };
    expect(() => uppy.addFile(file)).toThrow("You can only upload: .pdf");
  };
  choose();
  vi.advanceTimersByTime(3_000);
  choose();
  vi.advanceTimersByTime(4_999);
  expect(uppy.getState().info).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(uppy.getState().info).toEqual([]);
});
