interface TakedownColumns {
  takenDownAt: Date | null;
  takedownReason: string | null;
  takedownAnswer: string | null;
  takedownAnsweredAt: Date | null;
}

/** The reason of a takedown and the poster's answer, or null. */
export const takedownOf = (job: TakedownColumns) => {
  const { takenDownAt: at, takedownReason: reason, takedownAnswer: text } = job;
  if (!at || reason === null) return null;
  const answeredAt = job.takedownAnsweredAt;
  return { reason, at, answer: text !== null && answeredAt ? { text, at: answeredAt } : null };
};
