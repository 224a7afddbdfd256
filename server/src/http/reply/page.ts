import { pageHeaders, type Page } from "@rolecall/contract/page.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

export type PageReply<Items> = Items extends (infer Item)[]
  ? Page<Item> & { page: number; limit: number }
  : never;

type Place = Omit<PageReply<unknown[]>, "items">;

/** An answer that holds one page of a list, and where in the list that is. */
export type LinkedReply<Body> = Place & { body: Body };

/** Puts a list's total and the neighbouring pages (RFC 8288) into headers. */
export const linkNeighbours = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  publicUrl: string,
) => {
  const { total, capped, correctedQuery, page, limit, last } = place;
  const { hasNext = page * limit < total } = place;
  // A request may name any site in its first line.
  const { pathname, search } = new URL(request.url, publicUrl);
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
  reply.header(pageHeaders.total, total);
  if (capped) reply.header(pageHeaders.capped, "true");
  if (correctedQuery !== undefined)
    reply.header(pageHeaders.correctedQuery, encodeURIComponent(correctedQuery));
  if (links.length > 0) reply.header("Link", links.join(", "));
};
