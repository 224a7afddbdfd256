import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlankResume } from "./blank-resume.tsx";

test("a resume that shows nothing is sent only when it is asked for again, and so is the next one", () => {
  const { result, rerender } = renderHook(({ path }) => useBlankResume(path), {
    initialProps: { path: "/objects/a" },
  });
  const confirm = () => {
    let answer: boolean | undefined;
    act(() => {
      answer = result.current.confirm();
    });
    return answer;
  };
  expect(confirm()).toBe(false);
  expect(result.current.asked).toBe(true);
  expect(confirm()).toBe(true);
  rerender({ path: "/objects/b" });
  expect(result.current.asked).toBe(false);
  expect(confirm()).toBe(false);
});

test("any other resume is sent at once", () => {
  const { result } = renderHook(() => useBlankResume(null));
  expect(result.current.confirm()).toBe(true);
});
