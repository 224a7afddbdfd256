import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "#lib/query.ts";
import { placeName } from "./place-name.ts";

const geocoderUrl = "https://geocoder.example/reverse";
const answer = vi.fn<(address: string) => Promise<Response>>();
const lookUp = () =>
  placeName(
    makeQueryClient(() => undefined),
    { latitude: 38.57, longitude: -7.91 },
  );

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", (address: string) =>
    address === "/api/site"
      ? Promise.resolve(
          Response.json({ geocoderUrl, supportEmail: "", socialProviders: [], fileSources: [] }),
        )
      : answer(address),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

it.each([
  [{ city: "Évora", locality: "Sé", principalSubdivision: "Alentejo" }, "Évora"],
  [{ city: "", locality: "Sé", principalSubdivision: "Alentejo" }, "Sé"],
  [{ principalSubdivision: "Alentejo" }, "Alentejo"],
  [{ city: 7, locality: null, principalSubdivision: "" }, "Your Location"],
  [{}, "Your Location"],
  ["Évora", "Your Location"],
])("where the geocoder says %j the place is %s", async (found, name) => {
  answer.mockResolvedValue(Response.json(found));
  expect(await lookUp()).toBe(name);
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    `${geocoderUrl}?latitude=38.57&longitude=-7.91&localityLanguage=en`,
  );
});

it.each([
  ["refuses", () => Promise.resolve(new Response("", { status: 429 }))],
  ["says what nobody understands", () => Promise.resolve(new Response("<html>"))],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "where the geocoder %s the place is 'Your Location', and only the log knows why",
  async (_, reply) => {
    answer.mockImplementation(reply);
    expect(await lookUp()).toBe("Your Location");
    expect(console.warn).toHaveBeenCalledOnce();
  },
);
