/** A text on a watch that shows the date. `data/printed-dates.json` lists them. */
export type PrintedDate = {
  /** A liquid-crystal display shows `month and date` or `weekday` by segments; the other texts are print. */
  readonly shows: 'date' | 'weekday and date' | 'month and date' | 'weekday';
  /** Its middle, in mm from the middle of the dial: to 3 o'clock and to 12 o'clock. */
  readonly at: readonly [number, number];
  /** Its width and height in mm. */
  readonly size: readonly [number, number];
  /** CSS colour. */
  readonly ink: string;
  /** The edge at which a longer text starts. */
  readonly anchor: 'left' | 'centre' | 'right';
};

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The text for a day in the time zone of the browser: `28`, `SA 28`, `11-28` or `SA`. */
export function printedDateAt(shows: PrintedDate['shows'], at: Date): string {
  const [weekday = '', date] = [weekdays[at.getDay()], at.getDate()];
  const texts = {
    date: `${date}`,
    weekday,
    'weekday and date': `${weekday} ${date}`,
    'month and date': `${at.getMonth() + 1}-${date}`,
  };
  return texts[shows];
}
