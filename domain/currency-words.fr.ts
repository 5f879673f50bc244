// French of ./currency-words.ts (sha256 9d4a05541d5c)
export const currencyNames = { usd: 'dollars', eur: 'euros', gbp: 'livres sterling', jpy: 'yens' };

export const currencyLabel = 'Devise';
