import { printedDateAt } from './printed-date';
import { isLit } from './segments';

/** The letters that are lit of a place, in order. */
const lit = (place: string, day: number) =>
  [...'abcdefg'].filter((letter) => isLit(`${place} ${letter}`, day)).join('');

const at = (hours: number, minutes: number, seconds: number) => hours * 3600 + minutes * 60 + seconds;

test('isLit lights the segments of 23:57:04', () => {
  const day = at(23, 57, 4);
  const places = ['hours-tens', 'hours-ones', 'minutes-tens', 'minutes-ones', 'seconds-tens', 'seconds-ones'];
  expect(places.map((place) => lit(place, day))).toEqual(['abdeg', 'abcdg', 'acdfg', 'abc', 'abcdef', 'bcfg']);
});

test('isLit changes exactly at the second of the next digit', () => {
  expect(lit('minutes-ones', at(0, 1, 59.999))).toBe('bc');
  expect(lit('minutes-ones', at(0, 2, 0))).toBe('abdeg');
  expect(lit('hours-tens', at(9, 59, 59))).toBe('abcdef');
  expect(lit('hours-tens', at(10, 0, 0))).toBe('bc');
});

test('isLit returns true for signs between the digits', () => {
  expect(isLit('colon a', at(12, 0, 0))).toBe(true);
});

test.each([
  [new Date(2026, 0, 1, 0, 0), ['1', 'TH', 'TH 1', '1-1']],
  [new Date(2026, 10, 28, 23, 59), ['28', 'SA', 'SA 28', '11-28']],
  [new Date(2026, 10, 29), ['29', 'SU', 'SU 29', '11-29']],
  [new Date(2028, 1, 29), ['29', 'TU', 'TU 29', '2-29']],
  [new Date(2026, 11, 31), ['31', 'TH', 'TH 31', '12-31']],
])('printedDateAt of %s in the time zone of the browser is %j', (at, texts) => {
  const kinds = ['date', 'weekday', 'weekday and date', 'month and date'] as const;
  expect(kinds.map((shows) => printedDateAt(shows, at))).toEqual(texts);
});
