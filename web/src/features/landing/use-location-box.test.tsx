import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "#lib/query.ts";
import { placeName } from "./place-name.ts";
import { useLocationBox } from "./use-location-box.ts";

vi.mock("./place-name.ts", () => ({ placeName: vi.fn<typeof placeName>() }));

const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>();
const position = { coords: { latitude: 38.57, longitude: -7.91 } } as GeolocationPosition;

const openBox = async (permission: PermissionState) => {
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state: permission }) },
  });
  const client = makeQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return act(async () => renderHook(() => useLocationBox(), { wrapper }));
};
const find = () => act(async () => getCurrentPosition.mock.lastCall?.[0](position));
const refuse = () =>
  act(async () => getCurrentPosition.mock.lastCall?.[1]?.({} as GeolocationPositionError));

beforeEach(() => {
  vi.mocked(placeName).mockResolvedValue("Évora");
});
afterEach(() => {
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

it("looks at once if the visitor allowed it before, for at most 10 seconds", async () => {
  const { result } = await openBox("granted");
  expect(result.current).toMatchObject({ detecting: true, place: "" });
  expect(getCurrentPosition.mock.lastCall?.[2]).toEqual({ timeout: 10_000 });
  await find();
  expect(result.current).toMatchObject({ detecting: false, place: "Évora" });
});

it("asks once, and not before the visitor goes to the box", async () => {
  const { result } = await openBox("prompt");
  expect(getCurrentPosition).not.toHaveBeenCalled();
  act(() => result.current.detect());
  act(() => result.current.detect());
  expect(getCurrentPosition).toHaveBeenCalledOnce();
});

it("stays empty if the visitor says no", async () => {
  const { result } = await openBox("prompt");
  act(() => result.current.detect());
  await refuse();
  expect(result.current).toMatchObject({ detecting: false, place: "" });
});

it("keeps the text that the visitor typed in the meantime", async () => {
  const { result } = await openBox("granted");
  act(() => result.current.setPlace("Porto"));
  await find();
  expect(result.current.place).toBe("Porto");
});
