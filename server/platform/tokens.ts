import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';

/** Crockford's base 32: no letter that reads like a digit, and none that spells words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 192 random bits as base64url: nobody guesses it. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether a text has the form of such a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** What people call an order: `OH-7K3M9QX2`. It opens nothing, so 40 bits do. */
export function newOrderNumber(): OrderNumber {
  return `OH-${letters(8)}`;
}

/** The code of the next order's discount, 80 random bits in groups that can be typed: `7K3M-9QX2-…`. */
export function newPromoCode(): PromoCode {
  return `${letters(4)}-${letters(4)}-${letters(4)}-${letters(4)}`;
}

/** SHA-256 as hex, for what is to be recognised but not kept. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
