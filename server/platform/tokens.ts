import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { type ReturnNumber } from '@/domain/return-states';

/** Crockford's base 32: no ambiguous letters, and none that spell words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns 192 random bits as base64url. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns 96 random bits as base64url, for the id of a record that lives for minutes and limits its requests. */
export function newShortToken(): string {
  return randomBytes(12).toString('base64url');
}

/** True if a text has the form of a `newToken`. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** Returns a new order number such as `OH-7K3M9QX2`. It grants no access, so 40 bits suffice. */
export function newOrderNumber(): OrderNumber {
  return `OH-${letters(8)}`;
}

/** Returns the number of a withdrawal or return. It grants no access. */
export function newReturnNumber(): ReturnNumber {
  return `RT-${letters(8)}`;
}

/** Returns a promo code of 80 random bits, in groups that can be typed: `7K3M-9QX2-…`. */
export function newPromoCode(): PromoCode {
  return `${letters(4)}-${letters(4)}-${letters(4)}-${letters(4)}`;
}

/** Returns SHA-256 as hex, to recognise a value without storing it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
