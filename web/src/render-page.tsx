// The server's renderer of pages, built into a bundle of its own that the server loads by its path.
import { dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { App } from "#app/app.tsx";
import { makeRouter, stringifySearch } from "#app/router.ts";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { makeQueryClient } from "#lib/query.ts";

/** The content policy allows no style attributes; the browser's script sets them. */
const withoutStyles = (markup: string) => markup.replaceAll(/ style="[^"]*"/g, "");

const markupOf = async (app: ReactNode): Promise<string> => {
  const failures: unknown[] = [];
  const written = await renderToReadableStream(app, {
    // In one piece, since streamed parts would need an inline script to put them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await written.allReady;
  const markup = await new Response(written).text();
  if (failures.length > 0) throw failures[0];
  return withoutStyles(markup);
};

interface PageToRender {
  /** Path and query. */
  href: string;
  /** Calls the API as whom the page is for. */
  send: typeof fetch;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

/**
 * Renders a page with the client's own components and their data. Everything that it creates
 * belongs to this one request. Throws if any data could not be read: the browser then shows the
 * error.
 */
export const renderPage = async ({ href, send, signal }: PageToRender) => {
  const queryClient = makeQueryClient(() => undefined, { send });
  try {
    await queryClient.query(currentUserQuery);
    const history = createMemoryHistory({ initialEntries: [href] });
    const router = makeRouter(queryClient, history);
    // The router sends elsewhere whose query says anything that the screen does not understand. Its
    // browser's router takes that out of the address when it takes the page over.
    const { pathname, search } = router.latestLocation;
    const understood: object = router.matchRoutes(pathname, search).at(-1)?.search ?? {};
    history.replace(pathname + stringifySearch({ ...understood }));
    await router.load();
    if (router.state.matches.length === 0) throw new Error(`The router has no page at ${href}`);
    signal.throwIfAborted();
    const markup = await markupOf(<App queryClient={queryClient} router={router} />);
    return { markup, data: JSON.stringify(dehydrate(queryClient)) };
  } finally {
    queryClient.clear();
  }
};
