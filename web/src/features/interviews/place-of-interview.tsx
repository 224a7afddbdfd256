import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

/** Where an interview is: its room, and the link to the video. */
export function PlaceOfInterview({ room, videoUrl }: Pick<Interview, "room" | "videoUrl">) {
  return (
    <>
      {room !== null && (
        <p className="text-ink-muted wrap-anywhere">
          Room: <bdi>{room}</bdi>
        </p>
      )}
      {videoUrl !== null && (
        <a
          href={videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyles({ className: "wrap-anywhere" })}
        >
          Video link
        </a>
      )}
    </>
  );
}
