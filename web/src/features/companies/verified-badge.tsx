import BadgeCheck from "lucide-react/icons/badge-check";
import { Badge } from "#ui/badge.tsx";

type VerifiedBadgeProps = {
  company: { verifiedAt: string | null; verifiedDomain: string | null };
};

/** Marks a company whose team proved that it acts for it, and says how. */
export function VerifiedBadge({ company: { verifiedAt, verifiedDomain } }: VerifiedBadgeProps) {
  if (verifiedAt === null) return null;
  const how = verifiedDomain
    ? `Its team proved an address at ${verifiedDomain}`
    : "An administrator of this site confirmed who its team is";
  return (
    <Badge tone="green" title={how}>
      <BadgeCheck aria-hidden /> Verified
    </Badge>
  );
}
