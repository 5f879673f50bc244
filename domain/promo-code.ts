/** What the code of a paid order takes off the watches of the next one, in percent (docs/product.md 15.10, 15.11). */
export const nextOrderPercent = 20;

/** Whether a refusal is of the promo code itself: it is unknown, used, or held by another checkout. */
export const isPromoCodeRefusal = (code: string) => code === 'promo-code' || code === 'promo-code-held';

/** `20% off`, as every text says it. */
export const nextOrderWords = `${nextOrderPercent}% off`;
