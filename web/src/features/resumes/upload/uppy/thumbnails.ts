import type { Body, Meta } from "@uppy/core";
import ThumbnailGenerator from "@uppy/thumbnail-generator";

export const thumbnailOptions = { thumbnailWidth: 200, thumbnailType: "image/jpeg" };
const quality = 0.8;

/** Uppy asks for a quality of 80, which is none to browsers: they count from 0 to 1. */
export class Thumbnails<M extends Meta, B extends Body> extends ThumbnailGenerator<M, B> {
  override resizeImage(image: HTMLCanvasElement, width: number, height: number): HTMLCanvasElement {
    const canvas = super.resizeImage(image, width, height);
    const toBlob = canvas.toBlob.bind(canvas);
    canvas.toBlob = (give, type) => toBlob(give, type, quality);
    return canvas;
  }
}
