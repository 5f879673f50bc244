import type { Route } from 'next';
import { payRefusalWords, type ShownRefusal } from '@/components/forms/copy-refusals';
import { orderPath } from '@/domain/paths';
import { isPromoCodeRefusal } from '@/domain/promo-code';
import { deliveryFieldNames, paymentWords } from '@/components/checkout/copy';

export type PayNotice = { words: string; link?: { label: string; href: Route } };

const toDelivery = { label: 'To the delivery details', href: '/payment' } as const;
const toCart = { label: paymentWords.toCart, href: '/bascket/mybascket' } as const;

/** Says why an order was not placed or paid, and where the shopper can mend that, if anywhere. */
export function payNotice(refusal: ShownRefusal): PayNotice {
  const { code } = refusal;
  const field = 'field' in refusal ? refusal.field : '';
  const name = deliveryFieldNames[field];
  const words = code === 'bad-request' && name ? `${name}: ${payRefusalWords(refusal)}` : payRefusalWords(refusal);
  if (code === 'already-paid')
    return { words, link: { label: paymentWords.toOrderBefore, href: orderPath(refusal.order) } };
  if (code === 'cart-changed' || field.startsWith('lines')) return { words, link: toCart };
  const isDelivery = /^(contact|address|country|service|promoCode)/.test(field) || isPromoCodeRefusal(code);
  return isDelivery ? { words, link: toDelivery } : { words };
}
