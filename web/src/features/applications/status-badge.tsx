import {
  type ApplicationStatus,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import Star from "lucide-react/icons/star";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

/** The icon of each status, the same on every screen. */
export const statusIcons: Record<ApplicationStatus, typeof Clock> = {
  pending: Clock,
  under_review: Eye,
  shortlisted: Star,
  interview_scheduled: CalendarClock,
  rejected: CircleX,
  hired: BadgeCheck,
};

type StatusBadgeProps = {
  status: ApplicationStatus;
  /** The screens have two palettes; word and icon are the same everywhere. */
  tones: Record<ApplicationStatus, BadgeTone>;
};

/** The status of an application: a word and an icon, which say it without the colour. */
export function StatusBadge({ status, tones }: StatusBadgeProps) {
  const Icon = statusIcons[status];
  return (
    <Badge tone={tones[status]}>
      <Icon aria-hidden />
      {statusLabel(status)}
    </Badge>
  );
}
