// German of ./comparison-copy.ts (sha256 b4b29a6e3506)
export const priceLabel = 'Preis';

export const joinedLabels = (labels: readonly string[]): string => labels.join(' oder ');
