/** Texts of one field have a cosine of 0.4; that is all that words can say. */
export const cosineFactor = 2.5;
