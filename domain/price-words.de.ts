// German of ./price-words.ts (sha256 9fd8d224e818)
export const onWeekends = 'am Wochenende';

export const weekendPriceNote = 'Wochenendpreis';

export const percentOff = (percent: number) => `${percent}\u00A0% Rabatt`;
