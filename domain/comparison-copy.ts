export const priceLabel = 'Price';

/** One label for lines of different labels: "Power reserve or battery life". */
export const joinedLabels = (labels: readonly string[]): string =>
  labels.map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(' or ');
