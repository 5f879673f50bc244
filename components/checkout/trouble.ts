import type { Problem } from './shop-api';

/** Why paying did not go on, beside the button: in words, and where it can be mended if that is elsewhere. */
export type PayTrouble = { words: string; mendAt?: 'delivery' | 'cart' };

/** A problem of ordering or paying, put in words. The same press again is always safe, so it says so. */
export function troubleOf({ code, message, field = '' }: Problem): PayTrouble {
  if (code === 'unreachable') return { words: connectionWords() };
  if (code === 'cart-changed' || field.startsWith('lines')) return { words: message, mendAt: 'cart' };
  const isDelivery = /^(contact|address|country|service|promoCode)/.test(field) || code === 'promo-code';
  return isDelivery ? { words: message, mendAt: 'delivery' } : { words: message };
}

function connectionWords(): string {
  const what = navigator.onLine ? 'The shop does not answer.' : 'You are offline.';
  const when = navigator.onLine ? 'in a moment' : 'once you are connected';
  return `${what} Nothing is lost: press again ${when}. However often you press, it is one order, charged once.`;
}
