import { testPayment } from '@/components/checkout/copy';
import { orderActionsCopy } from '@/components/order/copy';
import { findOrder, informationLinks, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { menuCopy } from '@/data/link-copy';
import { returnPostageCopy, returns } from '@/data/policies';
import { companyOf } from '@/data/site';
import { currencyNames, pageCurrency } from '@/domain/currency';
import { maxQuantity } from '@/domain/line-items';
import { colon } from '@/domain/punctuation';
import { shippingReturnsCopy, termsCopy } from './copy';
import { legalNoticeCopy as copy } from './copy-legal-notice';
import { companyPoints, disputePoints, dutiesTerms, type Information } from './information';
import { shippingRates } from './shipping-returns';

const { rates, returns: returnsCopy, withdrawal } = shippingReturnsCopy;

/** Columns of the table of shipping rates. */
const [COST, DAYS] = [2, 3];

const ratesWithout = (column: number) => ({
  head: rates.head.toSpliced(column, 1),
  rows: shippingRates.map((row) => row.toSpliced(column, 1)),
});

export const legalNotice: Information = {
  name: 'legal-notice',
  description: copy.description,
  intro: copy.intro,
  sections: [
    {
      id: 'seller',
      title: copy.seller.title,
      parts: [{ points: sellerPoints(process.env) }, { links: [{ label: menuCopy.contactUs, href: '/contact/form' }] }],
    },
    {
      id: 'prices',
      title: termsCopy.prices.title,
      parts: [{ points: [copy.prices(currencyNames[pageCurrency]), ...termsCopy.prices.points] }],
    },
    {
      id: 'charges',
      title: copy.charges,
      parts: [ratesWithout(DAYS), { points: [rates.limit, ...dutiesTerms(process.env)] }],
    },
    {
      id: 'orders',
      title: termsCopy.orders.title,
      parts: [
        { points: [termsCopy.orders.most(maxQuantity), ...termsCopy.orders.points] },
        { links: [informationLinks.terms] },
      ],
    },
    { id: 'payment', title: termsCopy.payment.title, parts: [copy.payment, termsCopy.payment.text(testPayment)] },
    {
      id: 'delivery',
      title: copy.delivery,
      parts: [ratesWithout(COST), rates.text, { links: [informationLinks['shipping-returns']] }],
    },
    {
      id: 'returns',
      title: copy.returns,
      parts: [
        { points: returns.points },
        returnPostageCopy,
        orderActionsCopy.untilPacked,
        withdrawal.right(withdrawalRight.days),
        { links: [{ label: returnsCopy.link, href: '/return' }, withdraw, findOrder, informationLinks.warranty] },
      ],
    },
  ],
};

/** The company with its contacts, and what else the settings say about it (docs/product.md 29.18). */
export function sellerPoints(env: Readonly<Record<string, string | undefined>>): string[] {
  const { representative, registration, vatId, host } = companyOf(env);
  return [
    ...companyPoints(env),
    ...(representative ? [`${copy.seller.representative}${colon}${representative}`] : []),
    ...(registration ? [`${copy.seller.registration}${colon}${registration}`] : []),
    ...(vatId ? [`${copy.seller.vatNumber}${colon}${vatId}`] : []),
    ...(host ? [`${copy.seller.host}${colon}${host}`] : []),
    ...disputePoints(env),
  ];
}
