import {
  AnnotationMode,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  type RenderTask,
  TextLayer,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a canvas may hold: beyond it browsers give up, or run out of memory. */
const mostPixels = 16_777_216;
const longestSide = 8_192;
/** Pages of absurd shapes are as long as this beside their other side. */
const mostSlender = 20;

/** One page: its place in the column, and while it is near the eye its picture and its text. */
export class PageView {
  readonly element = document.createElement("section");
  readonly #pdf: PDFDocumentProxy;
  readonly #number: number;
  #near = false;
  #page: PDFPageProxy | undefined;
  #task: RenderTask | undefined;
  #drawnWidth = 0;

  constructor(pdf: PDFDocumentProxy, number: number, size: PDFPageProxy) {
    this.#pdf = pdf;
    this.#number = number;
    this.element.className = "page";
    this.element.ariaLabel = `Page ${number}`;
    this.#shapeLike(size);
  }

  /** Draws the page, unless it is there in this size already. */
  async draw() {
    this.#near = true;
    const width = this.element.clientWidth;
    if (width === 0 || width === this.#drawnWidth) return;
    this.#drawnWidth = width;
    this.#task?.cancel();
    const page = await this.#pdf.getPage(this.#number);
    // Whoever turns pages quickly is elsewhere by now.
    if (!this.#isWanted(width)) return;
    this.#page = page;
    this.#shapeLike(page);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const density = densityFor(viewport);
    const canvas = document.createElement("canvas");
    canvas.role = "presentation";
    canvas.width = Math.max(1, Math.floor(viewport.width * density));
    canvas.height = Math.max(1, Math.floor(viewport.height * density));
    const text = document.createElement("div");
    text.className = "text";
    text.style.setProperty("--total-scale-factor", String(viewport.scale));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport,
    });
    this.#task = page.render({
      canvas,
      viewport,
      transform: [density, 0, 0, density, 0, 0],
      // Filled-in forms and stamps are part of the picture. Links are not followed.
      annotationMode: AnnotationMode.ENABLE,
    });
    await this.#task.promise;
    await layer.render();
    if (this.#isWanted(width)) this.element.replaceChildren(canvas, text);
  }

  /** Gives the memory back: a finished task still holds its picture, and a canvas its pixels. */
  clear() {
    this.#near = false;
    this.#drawnWidth = 0;
    this.#task?.cancel();
    this.#task = undefined;
    this.#page?.cleanup();
    this.#page = undefined;
    for (const canvas of this.element.querySelectorAll("canvas")) canvas.width = canvas.height = 0;
    this.element.replaceChildren();
  }

  #isWanted(width: number) {
    return this.#near && width === this.#drawnWidth;
  }

  #shapeLike(page: PDFPageProxy) {
    const { width, height } = page.getViewport({ scale: 1 });
    const ratio = Math.min(Math.max(width / height, 1 / mostSlender), mostSlender);
    this.element.style.aspectRatio = String(ratio);
  }
}

/** Pixels of the canvas for one of the style sheet: those of the screen, as far as they fit. */
const densityFor = ({ width, height }: { width: number; height: number }) =>
  Math.min(
    window.devicePixelRatio,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / width,
    longestSide / height,
  );

/** A drawing that is no longer wanted is no failure. */
export const unlessCancelled = (error: unknown) => {
  if (!(error instanceof RenderingCancelledException)) throw error;
};
