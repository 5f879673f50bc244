import { testPayment } from '@/components/checkout/copy';
import { euSalesNote } from '@/data/eu-sales';
import { findOrder, informationLinks } from '@/data/information-pages';
import { maxQuantity } from '@/domain/line-items';
import { nextOrderCopy } from '@/domain/promo-code';
import { termsCopy as copy } from './copy';
import { companyPoints, disputePoints, dutiesTerms, type Information } from './information';

const euNote = euSalesNote(process.env);

export const terms: Information = {
  name: 'terms',
  description: copy.description,
  intro: copy.intro,
  sections: [
    {
      id: 'prices',
      title: copy.prices.title,
      parts: [{ points: [...copy.prices.points, ...dutiesTerms(process.env)] }],
    },
    {
      id: 'orders',
      title: copy.orders.title,
      parts: [
        { points: [copy.orders.most(maxQuantity), ...copy.orders.points, ...(euNote ? [euNote] : [])] },
        { links: [findOrder] },
      ],
    },
    { id: 'payment', title: copy.payment.title, parts: [copy.payment.text(testPayment)] },
    { id: 'codes', title: copy.codes.title, parts: [copy.codes.text(nextOrderCopy)] },
    {
      id: 'back',
      title: copy.back,
      parts: [{ links: [informationLinks['shipping-returns'], informationLinks.warranty] }],
    },
    {
      id: 'company',
      title: copy.company,
      parts: [{ points: [...companyPoints(process.env), ...disputePoints(process.env)] }],
    },
  ],
};
