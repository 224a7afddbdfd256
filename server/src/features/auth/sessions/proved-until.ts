const provedFor = 10 * 60 * 1000;

/** Until when a proof holds that is given now, be it by signing in or by `POST /api/auth/proof`. */
export const provedFromNow = (): Date => new Date(Date.now() + provedFor);
