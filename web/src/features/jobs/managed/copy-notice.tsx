import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import { longDateText } from "#lib/text/dates.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

type CopyNoticeProps = { job: Pick<JobDetail, "copyOf" | "title" | "firstPostedAt"> };

/** Tells who manages a job that lists show it together with an older one, and why. */
export function CopyNotice({ job: { copyOf, title, firstPostedAt } }: CopyNoticeProps) {
  if (copyOf === null) return null;
  return (
    <span>
      Shown together with{" "}
      <Link to="/jobs/$id" params={{ id: copyOf }} className={linkStyles()}>
        <bdi>{title}</bdi>
      </Link>
      , first posted {longDateText(firstPostedAt)}: same company, place and text
    </span>
  );
}
