// Spanish of ./price-words.ts (sha256 9fd8d224e818)
export const onWeekends = 'los fines de semana';

export const weekendPriceNote = 'precio de fin de semana';

export const percentOff = (percent: number) => `${percent}\u00A0% de descuento`;
