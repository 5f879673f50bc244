import { frameAtSecond } from './drive';

/** Which of the seven segments make each figure, from the top one clockwise, the middle one last. */
const figures = ['abcdef', 'bc', 'abdeg', 'abcdg', 'bcfg', 'acdfg', 'acdefg', 'abc', 'abcdefg', 'abcdfg'] as const;

/** How many seconds a figure of a clock of 24 hours stands, and how many it runs through. */
const places: Readonly<Record<string, readonly [every: number, count: number]>> = {
  'hours-tens': [36_000, 3],
  'hours-ones': [3600, 10],
  'minutes-tens': [600, 6],
  'minutes-ones': [60, 10],
  'seconds-tens': [10, 6],
  'seconds-ones': [1, 10],
};

/** Whether a segment, named by its place and its letter ("minutes-ones b"), is lit at `day` seconds after midnight. */
export function isLit(segment: string, day: number): boolean {
  const [place = '', letter = ''] = segment.split(' ');
  const [every, count] = places[place] ?? [];
  if (!every || !count) return true;
  return (figures[frameAtSecond({ every, count }, day)] ?? '').includes(letter);
}
