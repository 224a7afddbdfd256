import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { PageView, unlessCancelled } from "./page-view.ts";

const zoomStep = 1.25;
/** The zoom, in terms of the frame's width. */
const zoomRange = { least: 0.5, most: 4 };
/** The time, in milliseconds, for which the size must not change before pages are drawn again. */
const restMs = 120;

/** All pages, one below the other. Only those near the eye are drawn, however many there are. */
export class Pages {
  readonly #views: PageView[];
  readonly #near = new Set<PageView>();
  readonly #onTurn: (page: number) => void;
  #page = 1;
  #zoom = 1;
  #redraw = 0;
  #drawing = false;

  constructor(pdf: PDFDocumentProxy, first: PDFPageProxy, onTurn: (page: number) => void) {
    this.#onTurn = onTurn;
    this.#views = Array.from(
      { length: pdf.numPages },
      (_, index) => new PageView(pdf, index + 1, first),
    );
    document.body.replaceChildren(...this.#views.map(({ element }) => element));
    this.#watch();
  }

  /**
   * Draws the first page, and rejects if that fails. It is cancelled without an error when the
   * reader turns to another page meanwhile.
   */
  async drawFirst() {
    this.#drawing = true;
    this.#views[0]?.approach();
    await this.#views[0]?.draw().catch(unlessCancelled);
    this.#drawing = false;
    void this.#drawWaiting();
  }

  turn(to: "next" | "previous" | "first" | "last") {
    const last = this.#views.length;
    const page = { next: this.#page + 1, previous: this.#page - 1, first: 1, last }[to];
    const element = this.#views[page - 1]?.element;
    if (!element) return;
    element.scrollIntoView();
    this.#noticeTurn(page);
  }

  /** Wider or narrower, with the same place in view. */
  zoom(change: "in" | "out" | "fit") {
    const factor = { in: this.#zoom * zoomStep, out: this.#zoom / zoomStep, fit: 1 }[change];
    this.#zoom = Math.min(Math.max(factor, zoomRange.least), zoomRange.most);
    const root = document.documentElement;
    const place = root.scrollTop / root.scrollHeight;
    root.style.setProperty("--zoom", String(this.#zoom));
    root.scrollTop = place * root.scrollHeight;
  }

  #watch() {
    const viewOf = new Map(this.#views.map((view) => [view.element as Element, view]));
    const nearness = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const view = viewOf.get(target);
          if (view) this.#place(view, isIntersecting);
        }
      },
      { root: document, rootMargin: "50% 0px" },
    );
    for (const { element } of this.#views) nearness.observe(element);
    const first = this.#views[0];
    if (first) new ResizeObserver(() => this.#drawSoon()).observe(first.element);
    document.addEventListener("scroll", () => this.#noticeTurn(this.#pageInView()));
  }

  #place(view: PageView, isNear: boolean) {
    if (isNear) {
      this.#near.add(view);
      view.approach();
      void this.#drawWaiting();
    } else {
      this.#near.delete(view);
      view.leave();
    }
  }

  /** One after the other: many at once, passed by in a hurry, would fill the memory with their pictures. */
  async #drawWaiting() {
    if (this.#drawing) return;
    this.#drawing = true;
    for (let view = this.#next(); view; view = this.#next())
      await view.draw().catch(unlessCancelled).catch(reportError);
    this.#drawing = false;
  }

  /** The page in view, then those that came near last. */
  #next() {
    const waiting = [...this.#near].filter(({ isWaiting }) => isWaiting);
    const inView = this.#views[this.#page - 1];
    return waiting.find((view) => view === inView) ?? waiting.at(-1);
  }

  #drawSoon() {
    window.clearTimeout(this.#redraw);
    this.#redraw = window.setTimeout(() => void this.#drawWaiting(), restMs);
  }

  #noticeTurn(page: number) {
    if (page === this.#page) return;
    this.#page = page;
    this.#onTurn(page);
  }

  /** The last page that has begun above the middle; at the very end, the last one. */
  #pageInView() {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    if (scrollTop + clientHeight >= scrollHeight - 1) return this.#views.length;
    const middle = scrollTop + clientHeight / 2;
    return this.#views.findLastIndex(({ element }) => element.offsetTop <= middle) + 1 || 1;
  }
}
