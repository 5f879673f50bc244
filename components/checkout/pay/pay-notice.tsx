import type { Route } from 'next';
import { deliveryFieldNames, paymentCopy } from '@/components/checkout/copy';
import { payRejectionCopy, rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { Link } from '@/components/ui/link';
import { orderPath } from '@/domain/paths';
import { isPromoCodeRejection } from '@/domain/promo-code';
import type { LateRejection } from '@/store/checkout';
import { colon } from '@/domain/punctuation';

export type PayNotice = {
  message: string;
  link?: { label: string; href: Route };
  /** The error of a field that the link leads to. */
  lateRejection?: LateRejection;
};

const toDelivery = { label: paymentCopy.toDelivery, href: '/payment' } as const;
const toCart = { label: paymentCopy.toCart, href: '/bascket/mybascket' } as const;

/** Explains a rejected order or payment and links to the page that can fix it, if there is one. */
export function payNotice(rejection: ShownRejection): PayNotice {
  const { code } = rejection;
  const field = 'field' in rejection ? rejection.field : '';
  const name = deliveryFieldNames[field];
  const message =
    code === 'bad-request' && name ? name + colon + payRejectionCopy(rejection) : payRejectionCopy(rejection);
  if (code === 'already-paid')
    return { message, link: { label: paymentCopy.toOrderBefore, href: orderPath(rejection.order) } };
  if (code === 'cart-changed' || field.startsWith('lines')) return { message, link: toCart };
  const isDelivery = /^(contact|address|country|service|promoCode)/.test(field) || isPromoCodeRejection(code);
  if (!isDelivery) return { message };
  const inForm =
    /^(?:(?:contact|address)\.)?(email|fullName|phone|line1|line2|city|region|postalCode|country|service)$/.exec(
      field,
    )?.[1];
  return {
    message,
    link: toDelivery,
    ...(inForm && { lateRejection: { field: inForm, rejected: rejectionCopy(rejection) } }),
  };
}

export function PayNote({ message, link }: PayNotice) {
  return (
    <div role="alert" className="mb-4 border-s-4 border-signal py-1 ps-4">
      <p className="max-w-prose">{message}</p>
      {link && (
        <Link href={link.href} className="bar-link font-semibold underline underline-offset-4">
          {link.label}
        </Link>
      )}
    </div>
  );
}
