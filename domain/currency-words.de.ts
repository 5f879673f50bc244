// German of ./currency-words.ts (sha256 9d4a05541d5c)
export const currencyNames = { usd: 'US-Dollar', eur: 'Euro', gbp: 'Pfund', jpy: 'Yen' };

export const currencyLabel = 'Währung';
