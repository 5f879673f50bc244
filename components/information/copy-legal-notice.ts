import { site } from '@/data/site';

export const legalNoticeCopy = {
  description: `Who sells at ${site.name}, how to reach us, and what applies to an order: prices, charges, payment, delivery and returns.`,
  intro: 'Who sells to you, how to reach us, and what applies to every order.',
  seller: {
    title: 'Seller',
    representative: 'Represented by',
    registration: 'Register entry',
    vatNumber: 'VAT number',
    host: 'Host of the site',
  },
  prices: (currency: string) => `The page of each watch shows its price, at first in ${currency}.`,
  charges: 'Charges besides the price',
  payment: 'You pay when you place the order. We ship after your payment has arrived.',
  delivery: 'Delivery times',
  returns: 'Returns, cancellation, withdrawal',
};
