import { cn } from "#ui/class-names.ts";

/** The mark: an r, as a stem and a raised hand. `className` sets its size. */
export function LogoMark({ className = "size-7" }: { className?: string }) {
  return (
    <svg data-site-mark viewBox="0 0 32 32" aria-hidden className={cn("shrink-0", className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M9 9h4.5v14H9z" className="fill-on-accent" />
      <path d="M15.5 17.5V9H24a8.5 8.5 0 0 1-8.5 8.5Z" className="fill-on-accent" />
    </svg>
  );
}

type LogoProps = { name?: string; picture?: string | undefined; className?: string };

/**
 * The mark, or the picture in its place, and the name; alone where the container around it has room for few
 * letters. The link around it says where it leads.
 */
export function Logo({ name = "Rolecall", picture, className }: LogoProps) {
  return (
    <span className={cn("inline-flex items-center gap-2 text-ink", className)}>
      {picture ? (
        <img src={picture} alt="" className="size-7 shrink-0 object-contain" />
      ) : (
        <LogoMark />
      )}
      <span
        data-site-name
        className="font-heading -mt-0.5 text-xl font-bold tracking-tight @max-[20rem]:hidden"
      >
        {name}
      </span>
    </span>
  );
}
