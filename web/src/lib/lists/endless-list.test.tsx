import { listCompanies } from "@rolecall/contract/companies/companies.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { endlessQueryOf } from "#lib/query.ts";
import { useEndlessList } from "./endless-list.ts";

const list = endlessQueryOf(listCompanies, ({ page }) => ({ query: { page } }));

function Companies() {
  const { data, fetchNextPage } = useEndlessList(list);
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {data?.pages.length ?? 0} pages
    </button>
  );
}

test("the length of one list is not taken for that of the next screen's list", async () => {
  const [secondPage, nextScreen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("page=2")) await secondPage.promise;
    return new Response("[]", { headers: { Link: '<>; rel="next"' } });
  });
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: ["/companies"] });
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: "/companies", component: Companies }),
      createRoute({ getParentRoute: () => root, path: "/jobs", loader: () => nextScreen.promise }),
    ]),
    scrollRestoration: false,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "1 pages" }));
  act(() => history.push("/jobs"));
  secondPage.resolve();
  await screen.findByRole("button", { name: "2 pages" });
  expect(history.location.pathname).toBe("/jobs");
  expect(history.location.state.pages).toBeUndefined();
});
