// Spanish of ./comparison-words.ts (sha256 5161d60b4ebe)
export const priceLabel = 'Precio';

export const joinLabels = (labels: readonly string[]) =>
  labels.map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(' o ');

export const numberPattern = /\d[\d.]*(?:,\d+)?/g;

export const parseNumber = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'));
