// German of ./comparison-words.ts (sha256 5161d60b4ebe)
export const priceLabel = 'Preis';

export const joinLabels = (labels: readonly string[]) => labels.join(' oder ');

export const numberPattern = /\d[\d.]*(?:,\d+)?/g;

export const parseNumber = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'));
