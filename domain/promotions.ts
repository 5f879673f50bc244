/** What the code of a paid order takes off the watches of the next one, in percent (docs/product.md 15.10, 15.11). */
export const nextOrderPercent = 20;

/** `20% off`, as every text says it. */
export const nextOrderWords = `${nextOrderPercent}% off`;
