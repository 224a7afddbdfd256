import type { ComponentProps } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { companyInitials } from "./company-text.ts";

type CompanyTileProps = Pick<ComponentProps<typeof Avatar>, "size" | "className"> & {
  company: { name: string; logoUrl: string | null };
};

/** A company's logo, or its initials in a tint that goes by its whole name. */
export const CompanyTile = ({ company: { name, logoUrl }, ...looks }: CompanyTileProps) => (
  <Avatar shape="square" initials={companyInitials(name)} tintBy={name} src={logoUrl} {...looks} />
);
