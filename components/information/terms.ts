import { dutiesCopy, testPayment } from '@/components/checkout/copy';
import { findOrder, informationLinks } from '@/data/information-pages';
import { site } from '@/data/site';
import { maxQuantity } from '@/domain/line-items';
import { nextOrderCopy } from '@/domain/promo-code';
import { companyPoints, type Information } from './information';

export const terms: Information = {
  name: 'terms',
  description: `On which terms ${site.name} takes an order: prices, payment, sending, codes, and what happens when something goes wrong.`,
  intro:
    'What an order here means, in plain words. They say what the shop does; the law of your country may give you more, and nothing here takes that away.',
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      parts: [
        {
          points: [
            'Prices are in US dollars. The shop adds no tax.',
            'You pay the total that you have seen. Where the shop reckons another, nothing is ordered and both are shown before you press again.',
            `Outside the United States: ${dutiesCopy('our prices')}`,
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
            `An order holds up to ${maxQuantity} pieces of a watch, as far as there are any.`,
            'However often you press, it is one order, charged once.',
            'It is confirmed by mail when the payment has arrived. An order that is not paid within a day is given up, and nothing is charged for it.',
            'Should a watch that you have paid for turn out to be gone, the order stays open with us until it is sent or refunded.',
          ],
        },
        { links: [findOrder] },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      parts: [
        `Cards are taken by Stripe on Stripe’s own page; the shop never sees a number. Where the checkout says “${testPayment}”, no money moves and no watch is sent.`,
      ],
    },
    {
      id: 'codes',
      title: 'Codes',
      parts: [
        `A paid order earns a code for ${nextOrderCopy} the watches of your next one. It works once, does not lower shipping, and is worth nothing once the money of the order that earned it has gone back.`,
      ],
    },
    {
      id: 'back',
      title: 'Sending back and warranty',
      parts: [{ links: [informationLinks['shipping-returns'], informationLinks.warranty] }],
    },
    { id: 'company', title: 'Who you buy from', parts: [{ points: companyPoints(process.env) }] },
  ],
};
