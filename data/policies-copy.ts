/** Titles and statements of the policies (docs/product.md 15.7 to 15.9). */
export const policyCopy = {
  shipping: {
    title: 'Shipping',
    points: (domestic: string, international: string) => [
      `Free shipping worldwide, on these terms: USPS Domestic First Class is free on orders over ${domestic}, and Standard International Mail is free on orders over ${international}.`,
      'Not all countries are eligible for free international shipping.',
      'Upgraded shipping is quoted at checkout.',
      'COVID-19 delays are possible: up to 3 extra business days for U.S. customers and up to 21 for international customers.',
    ],
  },
  returns: {
    title: 'Returns',
    points: (days: number, finalMakers: readonly string[]) => [
      `You have ${days} days from the original ship date to send a watch back.`,
      'It must be unused, unworn and in the original packaging.',
      `Sales of ${new Intl.ListFormat('en-GB').format(finalMakers.map(withNoun))} are final.`,
    ],
  },
  warranty: {
    title: 'Warranty',
    points: [
      'The warranty runs from 12 months to lifetime, depending on the brand.',
      'The manufacturer handles warranty claims.',
      'Your electronic invoice is the proof of purchase, so keep it.',
    ],
  },
};

const withNoun = (maker: string) => (maker === 'Mystery' ? `${maker} watches` : maker);

/** Rule for the return postage (docs/product.md 15.15). */
export const returnPostageCopy =
  'You pay the postage of a return. If the watch arrived damaged or is not the one you ordered, we pay it back.';

/** Length of a warranty; infinite for lifetime. */
export function warrantyLength(years: number): string {
  if (years === Infinity) return 'Lifetime';
  return years === 1 ? '12 months' : `${years} years`;
}

/** Captions of the product page's four icons (docs/product.md 6.4). */
export const assuranceCopy = {
  shipping: 'Free Shipping Worldwide',
  shippingCondition: (domestic: string, international: string) =>
    `On orders over ${domestic} within the U.S., and over ${international} to eligible countries.`,
  returns: '30 Days Return',
  dealer: 'Authorized Dealer',
  checkout: '100% Secure Checkout',
};

/** What a shop says that does not sell every watch to the European Union (docs/product.md 38.5). */
export const euSalesCopy = {
  none: 'We do not ship to the European Union.',
  except: (makers: string) => `We do not ship watches by ${makers} to the European Union.`,
};

/** Rights of a shopper in the European Union, in answers to agents (docs/product.md 36.12). */
export const euRightsCopy = {
  withdrawal: (days: number, url: string) =>
    `In the European Union you may withdraw from the contract until ${days} days after delivery, without a reason: ${url}`,
  guarantee: (years: number) =>
    `In the European Union you have a legal guarantee of at least ${years} years from delivery.`,
};
