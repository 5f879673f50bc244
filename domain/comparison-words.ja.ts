// Japanese of ./comparison-words.ts (sha256 5161d60b4ebe)
export const priceLabel = '価格';

export const joinLabels = (labels: readonly string[]) => labels.join('または');

export const numberPattern = /\d[\d,]*(?:\.\d+)?/g;

export const parseNumber = (digits: string) => Number(digits.replaceAll(',', ''));
