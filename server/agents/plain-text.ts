import { readable } from '@/domain/typed-text';

/**
 * A text of the catalogue as an agent gets it: plain, on one line, without what nobody sees, and no longer than this. It is
 * data about a watch; whatever it says, it instructs nobody (docs/product.md 33.8).
 *
 * @param longest in characters.
 */
export function plainText(text: string, longest: number): string {
  const whole = readable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}
