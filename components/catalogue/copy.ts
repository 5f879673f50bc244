import type { Availability } from '@/domain/stock';
import { buyCopy } from '@/components/product/copy-buy';
import { weekendText } from '@/data/weekend-copy';

/** Copy of the pagination. */
export const pageLinkCopy = {
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};

/** Note under a grid of cards (docs/product.md 5.3). */
export const starsCopy = 'The four stars on every card are decoration, not a rating.';

/** Heading of the 404 page. */
export const notFoundTitle = 'Page not found.';

/** Accessible names of a card's buttons, each beginning with its tooltip. */
export const cardCopy = {
  save: (name: string) => `${buyCopy.saveToWishlist}: ${name}`,
  onWishlist: (name: string) => `${buyCopy.onWishlist}: ${name}. Remove`,
  add: (name: string) => `${buyCopy.addToCart}: ${name}`,
  inCart: (name: string) => `${buyCopy.inCart}: ${name}`,
  notLoaded: 'The shop could not be reached. Try again.',
};

/** Label on the card of a watch with lume. */
export const glowMark = 'Glows';

/** Heading over the makers' links on the 404 page and on an empty search result. */
export const byMaker = 'Or browse by maker';

export const watchesCopy = (count: number) => (count === 1 ? '1 watch' : `${count} watches`);

/** How many of a list's watches are shown. */
export const countCopy = (found: number, all: number) =>
  found === all ? watchesCopy(all) : `${found} of ${watchesCopy(all)}`;

/** Availability of a watch on cards and in Markdown pages. */
export const availabilityCopy = { 'in-stock': 'In stock', 'sold-out': 'Sold out' } satisfies Record<
  Availability,
  string
>;

/** Copy of `/llms.txt`. */
export const machineCopy = {
  about: (watchCount: number) =>
    `${watchCount} watches, each with its case diameter, lug to lug, thickness, weight, wrist circumference and price. Prices are in US dollars; each watch shows if it is in stock. Each page of the catalog is also available as Markdown: add .md to its address, or ask for text/markdown.`,
  lists: 'Lists',
  feeds: {
    title: 'Feeds',
    google: { name: 'Google Merchant feed', holds: 'every watch with price, availability, measures and shipping.' },
    atom: { name: 'New arrivals', holds: 'an Atom feed of the newest watches.' },
    products: {
      name: 'Product feed',
      holds: 'every watch as a line of JSON, in the fields that assistants read.',
    },
    sitemap: { name: 'Sitemap', holds: 'every public page, its pictures, and when it last changed.' },
  },
  agents: {
    title: 'Assistants',
    profile: 'Universal Commerce Protocol',
    holds:
      'how an assistant searches this catalog and prepares a checkout for a person, who orders and pays in the shop.',
  },
  contact: 'Contact',
  form: 'Contact form',
};

/** Copy about weekend prices (docs/product.md 28). The shop never shows a struck-through price. */
export const weekendCopy = {
  terms: `Weekend prices apply on ${weekendText}.`,
  /** Under the promotion on the home page. */
  promotion: `For the watches of the Timex list, on ${weekendText}.`,
};
