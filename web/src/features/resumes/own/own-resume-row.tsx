import type { OwnResume } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { longDateText } from "#lib/text/dates.ts";
import { fileSizeText } from "#lib/text/file-size.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { DeleteResume } from "./delete-resume.tsx";
import type { OwnResumesProps } from "./own-resumes.tsx";

type OwnResumeRowProps = OwnResumesProps & { resume: OwnResume };

const sentText = (count: number) =>
  `Sent with ${count.toLocaleString("en-US")} application${count === 1 ? "" : "s"}, so it stays`;

/** One of the user's own resumes. A resume in an application cannot be deleted. */
export function OwnResumeRow({ resume, inProfile, onDeleted }: OwnResumeRowProps) {
  const { filename, size, createdAt, applicationCount, objectPath } = resume;
  const isInProfile = objectPath === inProfile;
  return (
    <li className="py-3 last:pb-0">
      <p className="font-medium wrap-anywhere">
        <bdi>{filename}</bdi>
      </p>
      <p className="text-xs text-ink-subtle">
        {fileSizeText(size)}, {longDateText(createdAt)}
        {isInProfile && ", in your profile"}
      </p>
      {applicationCount > 0 && (
        <p className="text-xs text-ink-subtle">{sentText(applicationCount)}</p>
      )}
      <p className="mt-1.5 flex items-center gap-x-4">
        <a
          href={objectPath}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`View ${filename}`}
          className={linkStyles()}
        >
          View
        </a>
        {applicationCount === 0 && (
          <DeleteResume resume={resume} isInProfile={isInProfile} onDeleted={onDeleted} />
        )}
      </p>
    </li>
  );
}
