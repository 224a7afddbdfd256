import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";

/** A company's name beside something of theirs. */
export function CompanyLink({ company }: { company: { id: string; name: string } }) {
  return (
    <Link
      to="/companies/$id"
      params={{ id: company.id }}
      className={linkStyles({ variant: "quiet" })}
    >
      <bdi>{company.name}</bdi>
    </Link>
  );
}
