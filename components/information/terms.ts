import { testPayment } from '@/components/checkout/copy';
import { findOrder, informationLinks } from '@/data/information-pages';
import { site } from '@/data/site';
import { maxQuantity } from '@/domain/line-items';
import { nextOrderCopy } from '@/domain/promo-code';
import { companyPoints, dutiesTerms, type Information } from './information';

export const terms: Information = {
  name: 'terms',
  description: `The terms of an order at ${site.name}: prices, payment, shipping, codes, and what happens when something goes wrong.`,
  intro:
    'The terms of an order, in plain words. The law of your country may give you more rights, and nothing here limits them.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      parts: [
        {
          points: [
            'You choose the currency: US dollars, euros, British pounds or Japanese yen. An order has one currency, and we convert nothing. The shop adds no tax.',
            'You pay the total that you have seen. If the total changes, nothing is ordered until you have seen the old and the new total and press again.',
            ...dutiesTerms(process.env),
          ],
        },
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      parts: [
        {
          points: [
            `You can order up to ${maxQuantity} of each watch, while it is in stock.`,
            'If you press the order button more than once, you place one order and are charged once.',
            'We confirm your order by email when your payment arrives. An order that is not paid within a day expires, and nothing is charged.',
            'If a watch that you paid for turns out to be unavailable, your order stays open until we ship or refund it.',
          ],
        },
        { links: [findOrder] },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      parts: [
        `Stripe takes card payments on its own page; the shop never sees your card number. If checkout says “${testPayment}”, nothing is charged and no watch is shipped.`,
      ],
    },
    {
      id: 'codes',
      title: 'Codes',
      parts: [
        `A paid order earns a code for ${nextOrderCopy} the watches of your next one. It works once, does not apply to shipping, and is void if the order that earned it is refunded.`,
      ],
    },
    {
      id: 'back',
      title: 'Returns and warranty',
      parts: [{ links: [informationLinks['shipping-returns'], informationLinks.warranty] }],
    },
    { id: 'company', title: 'Who sells to you', parts: [{ points: companyPoints(process.env) }] },
  ],
};
