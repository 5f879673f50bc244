import type { Route } from 'next';
import { thanksPath } from '@/components/checkout/paths';
import type { Problem } from '@/browser/shop-api';

/** Why paying did not go on, beside the button: in words, and where to go with that if anywhere. */
export type PayTrouble = { words: string; link?: { label: string; href: Route } };

const toDelivery = { label: 'To the delivery details', href: '/payment' } as const;
const toCart = { label: 'To your cart', href: '/bascket/mybascket' } as const;

/** A problem of ordering or paying, put in words. The same press again is always safe, so it says so. */
export function troubleOf({ code, message, field = '', order }: Problem): PayTrouble {
  if (code === 'unreachable') return { words: connectionWords() };
  if (code === 'cart-changed' || field.startsWith('lines')) return { words: message, link: toCart };
  if (code === 'already-paid' && order) {
    const words = `${message} Press again only if you want what is in your cart now as well.`;
    return { words, link: { label: 'To the order before', href: thanksPath(order) } };
  }
  const isDelivery = /^(contact|address|country|service|promoCode)/.test(field) || code === 'promo-code';
  return isDelivery ? { words: message, link: toDelivery } : { words: message };
}

function connectionWords(): string {
  const what = navigator.onLine ? 'The shop does not answer.' : 'You are offline.';
  const when = navigator.onLine ? 'in a moment' : 'once you are connected';
  return `${what} Nothing is lost: press again ${when}. However often you press, it is one order, charged once.`;
}
