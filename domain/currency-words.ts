/** Names of the currencies within a sentence about amounts. */
export const currencyNames = { usd: 'dollars', eur: 'euros', gbp: 'pounds', jpy: 'yen' };

/** Label of the shopper's choice. */
export const currencyLabel = 'Currency';
