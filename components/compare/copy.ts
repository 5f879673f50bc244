import type { Best } from '@/domain/comparison-table';

/** Copy of the comparison page (docs/product.md 23). */
export const compareCopy = {
  title: 'Compare',
  intro: (count: number) =>
    count === 0
      ? 'Up to four watches, laid over one another at one scale and line by line. Find the first here, or press “Compare” on a watch’s page.'
      : count === 1
        ? 'One watch so far. Add up to three more.'
        : `${count} watches at one scale, and line by line.`,
  resume: (count: number) => `Go on with the ${count === 1 ? 'watch' : `${count} watches`} chosen before`,
  drawing: 'At one scale',
  front: (names: string) => `Fronts laid over one another: ${names}.`,
  side: (names: string) => `Sides, back to back: ${names}.`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `${diameter} mm, lug to lug ${lugToLug} mm, ${thickness} mm thick`,
  table: 'Line by line',
  marked: 'Lines that differ are marked with a stroke.',
  markedLater: 'With a second watch, the lines that differ are marked.',
  watch: 'Watch',
  differs: 'differs',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  addTitle: 'Add a watch',
  addLabel: 'Name, maker, colour, material…',
  find: 'Find',
  found: 'Found, to add',
  addOf: (name: string, price: string) => `Add ${name}, ${price}`,
  foundNone: (words: string) => `Nothing found for “${words}”. Try one word fewer.`,
  foundMore: (more: number) => `And ${more} more: another word narrows it down.`,
  full: 'Four is the most. Remove one to add another.',
  copy: 'Copy link to this comparison',
  copyTitle: 'Show this comparison to someone',
  address: 'Link to this comparison',
};

/** Names the watches of the URL that the comparison leaves out; undefined if it contains all of them. */
export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 &&
      `Four watches at most are compared, so ${joined(left)} ${left.length === 1 ? 'is' : 'are'} left out.`,
    unknown > 0 &&
      `${unknown === 1 ? 'One of the watches' : `${unknown} of the watches`} in the address ${unknown === 1 ? 'is' : 'are'} none that we sell.`,
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
  water: 'deepest water resistance',
  reserve: 'longest power reserve',
  battery: 'longest battery life',
  weight: 'lightest',
};
