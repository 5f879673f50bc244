// Spanish of ./currency-words.ts (sha256 9d4a05541d5c)
export const currencyNames = { usd: 'dólares', eur: 'euros', gbp: 'libras', jpy: 'yenes' };

export const currencyLabel = 'Moneda';
