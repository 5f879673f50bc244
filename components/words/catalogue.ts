/** What lists, and the ways through them, say. */

export const pageLinkWords = {
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};

/** Where there is no page at an address. */
export const notFoundTitle = 'No such hour.';

export const watchesWords = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** How many of a list's watches are shown. */
export const countWords = (found: number, all: number) =>
  found === all ? watchesWords(all) : `${found} of ${watchesWords(all)}`;
