/** What lists, and the ways through them, say. */

export const pageLinkWords = {
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};

/** Where there is no page at an address. */
export const notFoundTitle = 'No such hour.';
