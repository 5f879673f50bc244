// French of ./price-words.ts (sha256 9fd8d224e818)
export const onWeekends = 'le week-end';

export const weekendPriceNote = 'prix du week-end';

export const percentOff = (percent: number) => `${percent}\u00A0% de remise`;
