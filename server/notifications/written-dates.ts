import { locale } from '@/domain/language';
import { escapePattern } from '@/domain/typed-text';

/** Formats of the dates in mails (`domain/delivery-text.ts`), the longest first. */
const formats: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { weekday: 'short', month: 'short', day: 'numeric' },
];

/** Source of a pattern that matches each date as a mail writes it in the language of this build. */
export const writtenDates = formats.map(patternOf).join('|');

function patternOf(options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  // Every 13th day of a year: all months and all weekdays.
  const days = Array.from({ length: 28 }, (_, nth) => format.formatToParts(Date.UTC(2026, 0, 1 + 13 * nth)));
  const [first = []] = days;
  return first
    .map(({ type }, index) => {
      // French has an ordinal for the first of a month.
      if (type === 'day') return '\\d{1,2}(?:er)?';
      if (type === 'year') return '\\d{4}';
      const texts = new Set(days.map((parts) => parts[index]?.value ?? ''));
      return `(?:${[...texts].map(escapePattern).join('|')})`;
    })
    .join('');
}
