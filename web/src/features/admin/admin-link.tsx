import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { linkStyles } from "#ui/text/link-styles.ts";
import type { adminSearch } from "./admin-search.ts";

type AdminLinkProps = {
  to: ReturnType<typeof adminSearch>;
  variant?: NonNullable<Parameters<typeof linkStyles>[0]>["variant"];
  children: ReactNode;
} & Pick<ComponentProps<"a">, "className">;

/** A link to another place of the administration. */
export function AdminLink({ to, variant = "inline", className, children }: AdminLinkProps) {
  return (
    <Link to="/admin" search={to} className={linkStyles({ variant, className })}>
      {children}
    </Link>
  );
}
