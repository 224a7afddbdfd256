import {
  AnnotationMode,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  type RenderTask,
  TextLayer,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/** The most pixels of a canvas: with more, browsers fail or run out of memory. */
const mostPixels = 16_777_216;
const longestSide = 8_192;
/** Pages of absurd shapes are as long as this beside their other side. */
const mostSlender = 20;

/** The time, in milliseconds, for which a page that scrolled out of view may go on being drawn. */
const timeoutMs = 1_000;

/** One page: its place in the column, and while it is near the eye its picture and its text. */
export class PageView {
  readonly element = document.createElement("section");
  readonly #pdf: PDFDocumentProxy;
  readonly #number: number;
  #near = false;
  /** The running task of drawing, until it has ended. */
  #task: RenderTask | undefined;
  /** The page's width at the last attempt to draw it. */
  #triedWidth = 0;

  constructor(pdf: PDFDocumentProxy, number: number, size: PDFPageProxy) {
    this.#pdf = pdf;
    this.#number = number;
    this.element.className = "page";
    this.element.ariaLabel = `Page ${number}`;
    this.#shapeLike(size);
  }

  /** Whether the page is close to the view and not drawn at its size. */
  get isWaiting() {
    const width = this.element.clientWidth;
    return this.#near && width > 0 && width !== this.#triedWidth;
  }

  approach() {
    this.#near = true;
  }

  /**
   * Gives the memory back. A drawing under way may go on for a while: its pictures are unpacked
   * anyhow, and many that were cancelled would be unpacked at the same time.
   */
  leave() {
    this.#near = false;
    this.#triedWidth = 0;
    this.#hold();
    const task = this.#task;
    // Cut off is this drawing alone: pdf.js would end the next of the page with one that has ended.
    if (task)
      window.setTimeout(() => !this.#near && this.#task === task && task.cancel(), timeoutMs);
  }

  /** Draws the page at its size. A result that is not needed any more is dropped. */
  async draw() {
    const width = this.element.clientWidth;
    if (width === 0) return;
    const canvas = document.createElement("canvas");
    try {
      const page = await this.#pdf.getPage(this.#number);
      // The reader has scrolled on meanwhile.
      if (!this.#near) return;
      this.#shapeLike(page);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const text = await this.#drawOn(canvas, page, page.getViewport({ scale }));
      if (this.#near && width === this.element.clientWidth) this.#hold(canvas, text);
    } finally {
      if (!canvas.isConnected) release(canvas);
      if (this.#near) this.#triedWidth = width;
    }
  }

  /** The page's picture, and its text for a layer above. */
  async #drawOn(canvas: HTMLCanvasElement, page: PDFPageProxy, viewport: PageViewport) {
    const density = densityFor(viewport);
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
    await this.#task.promise.finally(() => {
      this.#task = undefined;
      // The canvas has what was unpacked for it.
      page.cleanup();
    });
    await layer.render();
    return text;
  }

  #hold(...content: HTMLElement[]) {
    for (const canvas of this.element.querySelectorAll("canvas")) release(canvas);
    this.element.replaceChildren(...content);
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

/** A canvas holds its pixels until it is collected, or has none. */
const release = (canvas: HTMLCanvasElement) => {
  canvas.width = canvas.height = 0;
};

/** A drawing that is no longer wanted is no failure. */
export const unlessCancelled = (error: unknown) => {
  if (!(error instanceof RenderingCancelledException)) throw error;
};
