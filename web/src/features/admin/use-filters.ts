import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { adminSearch } from "./admin-search.ts";

const route = getRouteApi("/admin");

/** The filters of the shown part, which stand in the address, and the way to change some of them. */
export const useFilters = () => {
  const navigate = useNavigate();
  const filters = adminSearch({ ...route.useSearch() });
  const change = (changes: Omit<ReturnType<typeof adminSearch>, "section">) =>
    void navigate({
      to: "/admin",
      search: (search) => adminSearch({ ...search, ...changes }),
      replace: true,
      resetScroll: false,
    });
  return { filters, change };
};
