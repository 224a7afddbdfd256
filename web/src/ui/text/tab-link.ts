/** A link to one of the parts of a screen that has several: a line of them, the current one underlined. */
export const tabLink =
  "-mb-px block border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";
