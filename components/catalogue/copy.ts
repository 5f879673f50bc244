import type { Availability } from '@/domain/stock';
import { weekendText } from '@/data/weekend';

/** The links between the pages of a list. */
export const pageLinkCopy = {
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};

/** Under cards, of the four stars on each (docs/product.md 5.3). */
export const starsCopy = 'The four stars on every card are decoration, not a rating.';

/** Where there is no page at an address. */
export const notFoundTitle = 'No such hour.';

/** On the card of a watch that glows in the dark. */
export const glowMark = 'Glows';

/** Over the makers, where a page or a search came to nothing. */
export const byMaker = 'Or by maker';

export const watchesCopy = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** How many of a list's watches are shown. */
export const countCopy = (found: number, all: number) =>
  found === all ? watchesCopy(all) : `${found} of ${watchesCopy(all)}`;

/** Whether a watch can be had, in Markdown. */
export const availabilityCopy = { 'in-stock': 'In stock', 'sold-out': 'Sold out' } satisfies Record<
  Availability,
  string
>;

/** What `/llms.txt` says beside names and terms. */
export const machineCopy = {
  about: (watchCount: number) =>
    `${watchCount} watches, each with its case diameter, lug to lug, thickness, weight, wrist circumference and price. Prices are in US dollars; each watch says whether it is in stock. Each page of the catalogue is also there as Markdown: add .md to its address, or ask for text/markdown.`,
  lists: 'Lists',
  feeds: {
    title: 'Feeds',
    google: { name: 'Google Merchant feed', holds: 'every watch with price, availability, measures and shipping.' },
    atom: { name: 'New arrivals', holds: 'an Atom feed of the newest watches.' },
    products: {
      name: 'Product feed',
      holds: 'every watch as a line of JSON, in the fields that assistants take.',
    },
    sitemap: { name: 'Sitemap', holds: 'every public page, its pictures, and when it last changed.' },
  },
  agents: {
    title: 'Assistants',
    profile: 'Universal Commerce Protocol',
    holds:
      'how an assistant searches this catalogue and prepares a checkout for a person, who orders and pays in the shop.',
  },
  contact: 'Contact',
  form: 'Contact form',
};

/** What is said of prices that are others on weekends (docs/product.md 28). No price is ever struck. */
export const weekendCopy = {
  terms: `Weekend prices hold on ${weekendText}.`,
  /** Under the promotion on the home page. */
  promotion: `For the watches of the Timex list, on ${weekendText}.`,
};
