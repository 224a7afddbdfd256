import { oneFileText } from "@rolecall/contract/resumes/resumes.ts";
import AwsS3 from "@uppy/aws-s3";
import Uppy from "@uppy/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { thumbnailOptions, Thumbnails } from "./thumbnails.ts";

// Constants inside of Uppy that the product promises; the test notices an update that changes them.

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A file of that size without its bytes, and which pieces of it are asked for. */
const hollowFile = (size: number) => {
  const pieces: [from: number, to: number][] = [];
  const slice = (from = 0, to = size) => {
    pieces.push([from, to]);
    return new Blob();
  };
  const file = Object.defineProperties(new File(["a"], "portfolio.pdf"), {
    size: { value: size },
    slice: { value: slice },
  });
  return { file, pieces };
};

test("the sentence for a second file is the one that the upload window says", () => {
  const uppy = new Uppy({ restrictions: { maxNumberOfFiles: 1 } });
  uppy.addFile({ name: "a.pdf", data: new File(["a"], "a.pdf") });
  expect(() => uppy.addFile({ name: "b.pdf", data: new File(["b"], "b.pdf") })).toThrow(
    oneFileText,
  );
});

describe("parts", () => {
  const firstPieces = async (size: number) => {
    const { file, pieces } = hollowFile(size);
    const uppy = new Uppy().use(AwsS3, {
      shouldUseMultipart: true,
      createMultipartUpload: async () => ({ key: "a", uploadId: "b" }),
      listParts: async () => [],
      signPart: async () => ({ method: "PUT", url: "http://localhost/part" }),
      uploadPartBytes: () => new Promise(() => {}),
      completeMultipartUpload: async () => ({}),
      abortMultipartUpload: async () => {},
    });
    uppy.addFile({ name: file.name, data: file });
    void uppy.upload();
    await expect.poll(() => pieces.length).toBeGreaterThan(1);
    uppy.cancelAll();
    return pieces.slice(0, 2);
  };

  test("are of 5 MB", async () => {
    const part = 5 * megabyte;
    expect(await firstPieces(101 * megabyte)).toEqual([
      [0, part],
      [part, 2 * part],
    ]);
  });

  test("are larger if there would be more than 10,000", async () => {
    const [first] = await firstPieces(100 * gigabyte);
    expect(first?.[1]).toBe(Math.ceil((100 * gigabyte) / 10_000));
  });
});

const units = ["B", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"];

test.each(units)("sizes are told in %s, counted by 1024", (unit) => {
  const maxFileSize = 1024 ** units.indexOf(unit);
  const uppy = new Uppy({ restrictions: { maxFileSize } });
  const { file } = hollowFile(2 * maxFileSize);
  expect(() => uppy.addFile({ name: file.name, data: file })).toThrow(
    `portfolio.pdf exceeds maximum allowed size of 1 ${unit}`,
  );
});

describe("thumbnails", () => {
  /** The sizes of all canvases on the way from a picture to its thumbnail. */
  const canvasesFor = (width: number, height: number) => {
    const drawn: [number, number][] = [];
    const drawImage = (_image: unknown, ...[, , w, h]: number[]) => drawn.push([w ?? 0, h ?? 0]);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage } as never);
    const picture = Object.assign(document.createElement("canvas"), { width, height });
    new Thumbnails(new Uppy(), thumbnailOptions).resizeImage(picture, 200, (200 * height) / width);
    return drawn;
  };

  test("come from at most 5,000,000 pixels, halved step by step", () => {
    const [whole = [0, 0], ...steps] = canvasesFor(6_000, 6_000);
    expect(whole).toEqual([2_236, 2_236]);
    expect(whole[0] * whole[1]).toBeLessThanOrEqual(5_000_000);
    expect(steps).toEqual([1_600, 800, 400, 200].map((side) => [side, side]));
  });

  test.each([
    [20_000, 2_000, [4_096, 410]],
    [2_000, 20_000, [410, 4_096]],
  ])("of %i by %i come from at most 4096 a side", (width, height, largest) => {
    expect(canvasesFor(width, height)[0]).toEqual(largest);
  });
});
