/** Words after a weekend price on other days. */
export const onWeekends = 'on weekends';

/** Note beside a weekend price while it applies. */
export const weekendPriceNote = 'weekend price';

/** A discount in percent: `20% off`. */
export const percentOff = (percent: number) => `${percent}% off`;
