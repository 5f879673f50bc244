// French of ./comparison-words.ts (sha256 5161d60b4ebe)
export const priceLabel = 'Prix';

export const joinLabels = (labels: readonly string[]) =>
  labels.map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(' ou ');

export const numberPattern = /\d+(?:\u00A0\d{3})*(?:,\d+)?/g;

export const parseNumber = (digits: string) => Number(digits.replaceAll('\u00A0', '').replace(',', '.'));
