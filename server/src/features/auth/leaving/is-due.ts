/** Whether an account is to be erased by now, and nobody signs in to it any more. */
export const isDue = ({ eraseAt }: { eraseAt: Date | null }): boolean =>
  eraseAt !== null && eraseAt <= new Date();
