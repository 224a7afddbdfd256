import "./resume-viewer.css";
import type { FromViewer, ToViewer } from "#features/resumes/preview/viewer-messages.ts";
import { openDocument, reasonOf } from "./open-document.ts";
import { Pages } from "./pages.ts";
import { PartRequests } from "./part-requests.ts";
import { isTextless } from "./textless.ts";

// The frame has an origin of its own that nothing else shares: all it knows of the page is this
// line, and whatever it needs (the file, pdf.js's worker, fonts) comes through it.
const tell = (message: FromViewer) => window.parent.postMessage(message, window.location.origin);

const parts = new PartRequests((name) => tell({ type: "part", name }));
let pages: Pages | undefined;

const open = async ({ file, worker, keys }: Extract<ToViewer, { type: "open" }>) => {
  passOn(keys);
  try {
    const pdf = await openDocument(file, worker, parts);
    pages = new Pages(pdf, await pdf.getPage(1), (page) => tell({ type: "turned", page }));
    tell({ type: "opened", pageCount: pdf.numPages });
    await pages.drawFirst();
    tell({ type: "drawn" });
    // If that cannot be determined, nothing is announced.
    if (await isTextless(pdf).catch(() => false)) tell({ type: "textless" });
  } catch (error) {
    console.warn(error);
    tell({ type: "failed", reason: reasonOf(error) });
  }
};

/** Keys mean something to the page wherever the focus is, so the frame does not keep them. */
const passOn = (keys: readonly string[]) =>
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !keys.includes(event.key)) return;
    event.preventDefault();
    tell({ type: "key", key: event.key });
  });

const receive = (message: ToViewer) => {
  switch (message.type) {
    case "open":
      return void open(message);
    case "part":
      return parts.receive(message.name, message.content);
    case "turn":
      return pages?.turn(message.to);
    case "zoom":
      return pages?.zoom(message.change);
  }
};

window.addEventListener("message", ({ source, data }: MessageEvent<ToViewer>) => {
  if (source === window.parent) receive(data);
});
tell({ type: "ready" });
