// Japanese of ./price-words.ts (sha256 9fd8d224e818)
export const onWeekends = '(週末)';

export const weekendPriceNote = '週末価格';

export const percentOff = (percent: number) => `${percent}%オフ`;
