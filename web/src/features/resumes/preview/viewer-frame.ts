import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { pdfPartQuery, pdfWorkerQuery } from "./pdf-parts.api.ts";
import { type FromViewer, fromViewer, type ToViewer } from "./viewer-messages.ts";

/** A file that takes longer is given up: it may be made to keep pdf.js busy. */
const timeoutMs = 30_000;

type Viewing = {
  /** Identifies the frame: each file, and each attempt, has a new one. */
  of: string;
  ready: boolean;
  phase: "loading" | "shown" | "failed";
  page: number;
  pageCount: number | undefined;
  /** The file asks for a password. */
  locked: boolean;
  /** True if the pages are pictures, without text to read aloud or search. */
  textless: boolean;
};

const nothingYet = {
  ready: false,
  phase: "loading",
  page: 1,
  pageCount: undefined,
  locked: false,
  textless: false,
} as const;

type ViewerFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with every new frame. */
  of: string;
  /** Undefined while it is on its way. */
  file: Blob | undefined;
  /** The keys that the frame passes on to the page. */
  keys: readonly string[];
  onKey: (key: string) => void;
};

/** Talks to the frame that shows a PDF: gives it the file, hears how far it is, tells it where to go. */
export function useViewerFrame({ frame, of, file, keys, onKey }: ViewerFrame) {
  const client = useQueryClient();
  const [viewing, setViewing] = useState<Viewing>({ of, ...nothingYet });
  if (viewing.of !== of) setViewing({ of, ...nothingYet });
  const change = (changes: Partial<Viewing>) =>
    setViewing((now) => (now.of === of ? { ...now, ...changes } : now));
  // The frame's origin is opaque and cannot be named; the page's policy keeps other pages out of
  // it.
  const tell = (message: ToViewer) => frame.current?.contentWindow?.postMessage(message, "*");

  const sendPart = async (name: string) => {
    const content = await client.query(pdfPartQuery(name)).catch(() => null);
    tell({ type: "part", name, content });
  };

  const hear = (message: FromViewer) => {
    switch (message.type) {
      case "ready":
        return change({ ready: true });
      case "part":
        return void sendPart(message.name);
      case "opened":
        return change({ pageCount: message.pageCount });
      case "drawn":
        return change({ phase: "shown" });
      case "textless":
        return change({ textless: true });
      case "turned":
        return change({ page: message.page });
      case "key":
        return onKey(message.key);
      case "failed":
        return change({ phase: "failed", locked: message.reason === "locked" });
    }
  };

  const receive = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const message = fromViewer.safeParse(data);
    if (message.success) hear(message.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  const worker = useQuery(pdfWorkerQuery);
  const open = useEffectEvent(tell);
  useEffect(() => {
    if (viewing.ready && file && worker.data)
      open({ type: "open", file, worker: worker.data, keys });
  }, [viewing.ready, file, worker.data, keys]);

  const giveUp = useEffectEvent(() => change({ phase: "failed" }));
  const phase = worker.isError ? "failed" : viewing.phase;
  const waiting = phase === "loading" && file !== undefined;
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(() => giveUp(), timeoutMs);
    return () => window.clearTimeout(timer);
  }, [waiting]);

  return { viewing: { ...viewing, phase }, tell };
}
