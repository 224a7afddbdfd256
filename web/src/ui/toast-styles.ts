/** How long a toast stands, in milliseconds. */
export const toastStands = 5000;

/** On phones below the top bar, away from the keyboard and from what the thumb is about to press. */
export const toastPlace =
  "pointer-events-none fixed top-14 right-0 z-60 flex w-full flex-col gap-2 p-4 sm:top-auto sm:bottom-0 md:max-w-[420px] print:hidden";

/** A dialog takes the pointer from the rest of the page; from a toast it must not. */
export const toastPaper =
  "toast pointer-events-auto relative flex gap-3 rounded-lg border bg-raised py-3.5 pr-11 pl-4 shadow-float data-[state=open]:animate-rise-in";
