import { legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'Legal guarantee in the EU',
  points: [
    `In the EU you have a legal guarantee of at least ${legalGuarantee.years} years from delivery, whatever the maker’s own warranty says. Some countries give more.`,
    'If a watch is faulty or not as described, we repair or replace it free of charge.',
    'If that is not possible, takes too long or causes you serious trouble, you get part or all of the price back.',
  ],
  more: 'Your rights at Your Europe',
};
