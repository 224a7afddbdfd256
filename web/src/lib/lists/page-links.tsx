import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";

function PageLink({ page, children }: { page: number; children: string }) {
  return (
    <Button asChild variant="secondary" className="mt-6 mr-2">
      <Link to="." search={(now: object) => ({ ...now, page: page === 1 ? undefined : page })}>
        {children}
      </Link>
    </Button>
  );
}

type PageLinksProps = {
  /** The page with which the list begins, from the address. */
  page: number | undefined;
  hasNext: boolean;
};

/**
 * The way from page to page of a list by links. Scripts lengthen the list in place, so that browsers with
 * scripts see at most the way back from an address that somebody sent them.
 */
export function PageLinks({ page = 1, hasNext }: PageLinksProps) {
  return (
    <>
      {page > 1 && <PageLink page={page - 1}>Previous page</PageLink>}
      <noscript>
        {import.meta.env.SSR && hasNext && <PageLink page={page + 1}>Next page</PageLink>}
      </noscript>
    </>
  );
}
