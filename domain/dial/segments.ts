import { frameAtSecond } from './part-animation';

/** Lit segments of each digit, clockwise from the top, the middle one last. */
const figures = ['abcdef', 'bc', 'abdeg', 'abcdg', 'bcfg', 'acdfg', 'acdefg', 'abc', 'abcdefg', 'abcdfg'] as const;

/** Lit segments of a digit or a dash; none of any other character. */
export const segmentsOf = (sign: string): string => (sign === '-' ? 'g' : (figures[Number(sign)] ?? ''));

/** Seconds per digit and number of digits of each place of a 24-hour clock. */
const places: Readonly<Record<string, readonly [every: number, count: number]>> = {
  'hours-tens': [36_000, 3],
  'hours-ones': [3600, 10],
  'minutes-tens': [600, 6],
  'minutes-ones': [60, 10],
  'seconds-tens': [10, 6],
  'seconds-ones': [1, 10],
};

/** True if a segment ("minutes-ones b") is lit `day` seconds after midnight. */
export function isLit(segment: string, day: number): boolean {
  const [place = '', letter = ''] = segment.split(' ');
  const [every, count] = places[place] ?? [];
  if (!every || !count) return true;
  return (figures[frameAtSecond({ every, count }, day)] ?? '').includes(letter);
}
