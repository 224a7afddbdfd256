import { useState } from "react";
import { cn } from "./class-names.ts";

const look =
  "grid shrink-0 place-items-center overflow-hidden font-semibold select-none forced-colors:border";

const sizes = {
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  lg: "size-14 text-lg",
  xl: "size-20 text-2xl",
};

// The raised hand of the mark rounds one corner of a company's tile.
const shapes = { circle: "rounded-full", square: "rounded-md rounded-br-[45%]" };

type AvatarProps = {
  size?: keyof typeof sizes | undefined;
  shape?: keyof typeof shapes | undefined;
  /** Shown without an image, or until it can be loaded. */
  initials: string;
  /** The text that chooses the tint in place of the initials, so that equal initials differ in tint. */
  tintBy?: string;
  src?: string | null | undefined;
  className?: string;
};

const tints = [
  "bg-accent-soft text-accent-ink",
  "bg-amber-soft text-amber-ink",
  "bg-blue-soft text-blue-ink",
  "bg-emerald-soft text-emerald-ink",
  "bg-purple-soft text-purple-ink",
  "bg-red-soft text-red-ink",
];

/** The same text always gets the same tint, so that a list is easier to scan. */
function tintOf(text: string) {
  const sum = [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return tints[sum % tints.length];
}

/** A person (circle) or a company (square). Decorative: the name stands beside it. */
export function Avatar({
  initials,
  tintBy = initials,
  src,
  size = "md",
  shape = "circle",
  className,
}: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const showImage = typeof src === "string" && src !== "" && src !== brokenSrc;
  return (
    <span
      aria-hidden
      className={cn(
        look,
        sizes[size],
        shapes[shape],
        tintOf(tintBy),
        // A dark logo keeps its corners on a dark page.
        showImage && shape === "square" && "outline -outline-offset-1 outline-line",
        className,
      )}
    >
      {showImage ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
          // Broken before the page's script was there to notice.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
          }}
        />
      ) : (
        initials
      )}
    </span>
  );
}
