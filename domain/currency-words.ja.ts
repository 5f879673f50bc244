// Japanese of ./currency-words.ts (sha256 9d4a05541d5c)
export const currencyNames = { usd: 'ドル', eur: 'ユーロ', gbp: 'ポンド', jpy: '円' };

export const currencyLabel = '通貨';
