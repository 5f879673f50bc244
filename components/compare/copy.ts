import type { Best } from '@/domain/comparison-table';

/** Copy of the comparison page (docs/product.md 23). */
export const compareCopy = {
  title: 'Compare',
  intro: (count: number) =>
    count === 0
      ? 'Compare up to four watches: outlines at one scale, specifications side by side. Find the first one here, or press “Compare” on a watch’s page.'
      : count === 1
        ? 'One watch so far. Add up to three more.'
        : `${count} watches at one scale, with their specifications side by side.`,
  resume: (count: number) => `Continue with the ${count === 1 ? 'watch' : `${count} watches`} you chose before`,
  drawing: 'At one scale',
  front: (names: string) => `Front views, overlaid: ${names}.`,
  side: (names: string) => `Side views, aligned at the back: ${names}.`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `${diameter} mm, lug to lug ${lugToLug} mm, ${thickness} mm thick`,
  table: 'Specifications',
  marked: 'Rows that differ are marked with a line.',
  markedLater: 'Add a second watch to see which rows differ.',
  watch: 'Watch',
  differs: 'differs',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  addTitle: 'Add a watch',
  addLabel: 'Name, maker, color, material…',
  addPrompt: 'Add a watch: name, maker, color…',
  find: 'Find',
  found: 'Search results',
  addOf: (name: string) => `Add ${name}`,
  foundNone: (words: string) => `Nothing found for “${words}”. Try fewer words.`,
  foundMore: (more: number) => `And ${more} more. Add a word to narrow the results.`,
  full: 'You can compare up to four watches. Remove one to add another.',
  copy: 'Copy link to this comparison',
  copyTitle: 'Share this comparison',
  address: 'Link to this comparison',
};

/** Copy of the tray at the foot of lists and of the button on cards (docs/product.md 23.7). */
export const trayCopy = {
  title: 'Comparison',
  button: 'Compare',
  add: (name: string) => `Compare: ${name}`,
  remove: (name: string) => `Remove from the comparison: ${name}`,
  compare: (count: number) => (count === 1 ? 'Compare 1 watch' : `Compare ${count} watches`),
};

/** Names the watches of the URL that the comparison leaves out; undefined if it contains all of them. */
export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 &&
      `You can compare up to four watches, so ${joined(left)} ${left.length === 1 ? 'is' : 'are'} not shown.`,
    unknown > 0 &&
      `${unknown === 1 ? 'One of the watches' : `${unknown} of the watches`} in this link ${unknown === 1 ? 'is' : 'are'} not sold here.`,
  ];
  return words.filter(Boolean).join(' ') || undefined;
}

/** "A", "A and B", "A, B and C". */
export function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const bestCopy: Record<Best, string> = {
  price: 'lowest price',
  thickness: 'thinnest',
  water: 'highest water resistance',
  reserve: 'longest power reserve',
  battery: 'longest battery life',
  weight: 'lightest',
};
