/** The panel of whatever opens over the page beside its trigger: menus, lists, pickers. */
export const popupPanel =
  "z-50 rounded-lg border border-line bg-raised text-ink shadow-float data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out";

/** One line of a menu or list. */
export const popupItem =
  "relative flex cursor-pointer items-center gap-2 rounded-md px-2 py-2 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:text-ink-subtle data-highlighted:bg-pressed sm:py-1.5 [&_svg]:size-4 [&_svg]:shrink-0";
