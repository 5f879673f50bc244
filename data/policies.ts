/** One policy as the shopper reads it: what it amounts to, and then every fact of it (docs/product.md 15.7 to 15.9). */
export type Policy = { title: 'Shipping' | 'Returns' | 'Warranty'; points: readonly string[] };

export const shipping: Policy = {
  title: 'Shipping',
  points: [
    'Free shipping worldwide, on these terms: USPS Domestic First Class is free on orders over $99, and Standard International Mail is free on orders over $249.',
    'Not all countries are eligible for free international shipping.',
    'Upgraded shipping is quoted at checkout.',
    'COVID-19 delays are possible: up to 3 extra business days for U.S. customers and up to 21 for international customers.',
  ],
};

/** Days from the original ship date in which a watch can be sent back (docs/product.md 15.8). */
export const returnDays = 30;

export const returns: Policy = {
  title: 'Returns',
  points: [
    `You have ${returnDays} days from the original ship date to send a watch back.`,
    'It must be unused, unworn and in the original packaging.',
    'Sales of Mystery watches, SISU, Nixon and Vestal are final.',
  ],
};

const warranty: Policy = {
  title: 'Warranty',
  points: [
    'The warranty runs from 12 months to lifetime, depending on the brand.',
    'The manufacturer handles warranty claims.',
    'Your electronic invoice is the proof of purchase, so keep it.',
  ],
};

/** In the order of the product page's accordion (docs/product.md 6.5). */
export const policies: readonly Policy[] = [shipping, returns, warranty];

/** The four icons of a product page with their captions, to the letter (docs/product.md 6.4). */
export const assurances = [
  { icon: 'plane', caption: 'Free Shipping Worldwide' },
  { icon: 'calendar', caption: '30 Days Return' },
  { icon: 'globe', caption: 'Authorized Dealer' },
  { icon: 'lock', caption: '100% Secure Checkout' },
] as const;
