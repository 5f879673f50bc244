import { normaliseBase32 } from './typed-text';

/** The code of a discount in the form it is kept in: four groups of four letters, `7K3M-9QX2-7K3M-9QX2`. */
export type PromoCode = `${string}-${string}-${string}-${string}`;

/** The promo code that was typed; undefined for a text that cannot be one. */
export function parsePromoCode(typed: string): PromoCode | undefined {
  const [, first, second, third, fourth] = /^(.{4})(.{4})(.{4})(.{4})$/.exec(normaliseBase32(typed)) ?? [];
  return first && second && third && fourth ? `${first}-${second}-${third}-${fourth}` : undefined;
}

/** What the code of a paid order takes off the watches of the next one, in percent (docs/product.md 15.10, 15.11). */
export const nextOrderPercent = 20;

/** Whether a refusal is of the promo code itself: it is unknown, used, or held by another checkout. */
export const isPromoCodeRejection = (code: string) => code === 'promo-code' || code === 'promo-code-held';

/** `20% off`, as every text says it. */
export const nextOrderCopy = `${nextOrderPercent}% off`;
