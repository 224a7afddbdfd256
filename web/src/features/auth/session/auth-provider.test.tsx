import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAuth } from "./auth-provider.tsx";

it("refuses to guess the user outside of its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow("useAuth must be used within an AuthProvider");
});
