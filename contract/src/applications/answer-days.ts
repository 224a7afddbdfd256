/** Within so many days a company promises an answer, where it says nothing else. */
export const defaultAnswerDays = 14;
