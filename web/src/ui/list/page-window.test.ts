import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("the pages offered around the current one", () => {
  it.each([
    { page: 1, pageCount: 1, offered: [1] },
    { page: 1, pageCount: 3, offered: [1, 2, 3] },
    { page: 3, pageCount: 5, offered: [1, 2, 3, 4, 5] },
    { page: 1, pageCount: 12, offered: [1, 2, 3, 4, 5] },
    { page: 3, pageCount: 12, offered: [1, 2, 3, 4, 5] },
    { page: 4, pageCount: 12, offered: [2, 3, 4, 5, 6] },
    { page: 6, pageCount: 12, offered: [4, 5, 6, 7, 8] },
    { page: 10, pageCount: 12, offered: [8, 9, 10, 11, 12] },
    { page: 12, pageCount: 12, offered: [8, 9, 10, 11, 12] },
    { page: 40, pageCount: 12, offered: [8, 9, 10, 11, 12] },
    { page: 1, pageCount: 0, offered: [] },
  ])("page $page of $pageCount offers $offered", ({ page, pageCount, offered }) => {
    expect(pageWindow(page, pageCount)).toEqual(offered);
  });
});
