/** The first thing that Tab reaches: leads past the top bar to the element with that id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      Skip to content
    </a>
  );
}
