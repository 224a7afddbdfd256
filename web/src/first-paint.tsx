// What the build writes into pages, so that they are seen before their script is there.
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { Providers } from "#app/providers.tsx";
import { queryClient } from "#app/query-client.ts";
import { router } from "#app/routes.tsx";

/** Nobody can write into it yet, and the pages' policy takes no styles within markup: bars stay empty. */
const asPicture = (markup: string) =>
  markup.replaceAll("<input ", "<input readonly ").replaceAll(/ style="[^"]*"/g, " hidden");

const paint = async (path: string) => {
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ history, scrollRestoration: false });
  await router.load();
  const markup = renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // Nothing is kept, or its time would hold up the build.
  await queryClient.cancelQueries();
  queryClient.clear();
  if (!markup.includes("<h1")) throw new Error(`The screen of ${path} needs a browser`);
  return asPicture(markup);
};

/** By path, pages as they are while nobody knows who reads them, or what the server answers. */
export const firstPaints: Record<string, string> = {};
for (const path of ["/", "/jobs", "/companies"]) firstPaints[path] = await paint(path);
