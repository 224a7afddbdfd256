import { pageHeaders, type Page } from "@rolecall/contract/page.ts";

export type PageReply<Items> = Items extends (infer Item)[]
  ? Page<Item> & { page: number; limit: number }
  : never;

type Place = Omit<PageReply<unknown[]>, "items">;

/** An answer that holds one page of a list, and where in the list that is. */
export type LinkedReply<Body> = Place & { body: Body };

/** Headers with a list's total and the neighbouring pages (RFC 8288) of the one at `address`. */
export const neighbourHeaders = (
  address: string,
  place: Place,
  publicUrl: string,
): Record<string, string> => {
  const { total, capped, correctedQuery, page, limit, last } = place;
  const { hasNext = page * limit < total } = place;
  // A request may name any site in its first line.
  const { pathname, search } = new URL(address, publicUrl);
  const linkTo = (target: number, relation: "next" | "prev") => {
    const url = new URL(pathname + search, publicUrl);
    url.searchParams.set("page", String(target));
    url.searchParams.delete("after");
    if (relation === "next" && last !== undefined) url.searchParams.set("after", last);
    return `<${url.href}>; rel="${relation}"`;
  };
  const links = [
    ...(hasNext ? [linkTo(page + 1, "next")] : []),
    ...(page > 1 ? [linkTo(page - 1, "prev")] : []),
  ];
  return {
    [pageHeaders.total]: String(total),
    ...(capped && { [pageHeaders.capped]: "true" }),
    ...(correctedQuery !== undefined && {
      [pageHeaders.correctedQuery]: encodeURIComponent(correctedQuery),
    }),
    ...(links.length > 0 && { Link: links.join(", ") }),
  };
};
