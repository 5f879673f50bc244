import { percentOff } from './price-words';
import { normaliseBase32 } from './typed-text';

/** A normalised promo code: four groups of four characters, `7K3M-9QX2-7K3M-9QX2`. */
export type PromoCode = `${string}-${string}-${string}-${string}`;

/** Parses a typed promo code; undefined if invalid. */
export function parsePromoCode(typed: string): PromoCode | undefined {
  const [, first, second, third, fourth] = /^(.{4})(.{4})(.{4})(.{4})$/.exec(normaliseBase32(typed)) ?? [];
  return first && second && third && fourth ? `${first}-${second}-${third}-${fourth}` : undefined;
}

/** Discount of a paid order's code on the next order, in percent (docs/product.md 15.10, 15.11). */
export const nextOrderPercent = 20;

/** True for rejections of the promo code itself: unknown, used, or reserved by another checkout. */
export const isPromoCodeRejection = (code: string) => code === 'promo-code' || code === 'promo-code-held';

export const nextOrderCopy = percentOff(nextOrderPercent);
