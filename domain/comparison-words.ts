export const priceLabel = 'Price';

/** Joins the labels of one row: "Power reserve or battery life". */
export const joinLabels = (labels: readonly string[]) =>
  labels.map((label, index) => (index > 0 ? label.toLowerCase() : label)).join(' or ');

/** Matches a number as the spec lines write it: `1,000` or `9.4`. */
export const numberPattern = /\d[\d,]*(?:\.\d+)?/g;

export const parseNumber = (digits: string) => Number(digits.replaceAll(',', ''));
