import Paperclip from "lucide-react/icons/paperclip";
import { fullName } from "#features/auth/person-name.ts";
import { longTimeText } from "#lib/text/moments.ts";
import { cn } from "#ui/class-names.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import type { Message } from "./messages.api.ts";

/** One message with its files; one's own side stands at the right. */
export function MessageBubble({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { author, sentAt, text, files } = message;
  return (
    <li
      className={cn(
        "w-fit max-w-[85%] rounded-lg border border-line px-4 py-3",
        isOwn ? "ml-auto bg-accent-soft" : "bg-surface",
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
        <bdi className="font-medium text-ink">{fullName(author) || "Somebody who left"}</bdi>
        <time dateTime={sentAt}>{longTimeText(sentAt)}</time>
      </p>
      <p dir="auto" className="mt-1 text-base wrap-anywhere whitespace-pre-line">
        {text || "This message was erased."}
      </p>
      {files.length > 0 && (
        <ul aria-label="Files" className="mt-2 flex flex-col gap-1">
          {files.map(({ name, url }, place) => (
            <li key={place}>
              {url === null ? (
                <HiddenFile name={name} />
              ) : (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={linkStyles({ className: "inline-flex items-center gap-1.5" })}
                >
                  <Paperclip aria-hidden className="size-4" />
                  <bdi>{name}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A file of somebody who is anonymous still. */
function HiddenFile({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted">
      <Paperclip aria-hidden className="size-4" />
      {name}
    </span>
  );
}
