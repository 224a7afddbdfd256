import Uppy from "@uppy/core";
import { afterEach, expect, test, vi } from "vitest";
import { thumbnailOptions, Thumbnails } from "./thumbnails.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("thumbnails are JPEGs, 200 px wide, of quality 0.8", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: () => {},
  } as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockReturnValue();
  const thumbnails = new Thumbnails(new Uppy(), thumbnailOptions);
  const picture = Object.assign(document.createElement("canvas"), { width: 1_600, height: 800 });

  const small = thumbnails.resizeImage(picture, thumbnails.opts.thumbnailWidth ?? 0, 100);
  const give = () => {};
  small.toBlob(give, thumbnails.thumbnailType, 80);
  expect(small.width).toBe(200);
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(give, "image/jpeg", 0.8);
});

test("waiting for thumbnails and making them late cannot both be asked for", () => {
  const both = { waitForThumbnailsBeforeUpload: true, lazy: true };
  expect(() => new Thumbnails(new Uppy(), both)).toThrow("mutually exclusive");
});
