/** The frame that text boxes, selects and date pickers share. 16 px on phones, or iOS zooms in. */
export const controlFrame =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface text-base text-ink transition-colors hover:border-ink-subtle focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle sm:text-sm";

/** Height and padding of a control of one line. */
export const controlLine = "h-10 px-3 sm:h-9";
