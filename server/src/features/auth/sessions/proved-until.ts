const provedFor = 10 * 60 * 1000;

/** The end of a proof that is given now, by a sign-in or by `POST /api/auth/proof`. */
export const provedFromNow = (): Date => new Date(Date.now() + provedFor);
