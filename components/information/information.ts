import type { Route } from 'next';
import type { InformationName } from '@/data/information-pages';

/** A paragraph, a list, a table whose first column names its row, or ways on. */
export type InformationPart =
  | string
  | { points: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { links: readonly { label: string; href: Route }[] };

type InformationSection = {
  /** By which an address leads to it: `#returns`. */
  id: string;
  title: string;
  parts: readonly InformationPart[];
};

/** What one of the shop's own pages says, for HTML and Markdown alike (docs/product.md 29.6). */
export type Information = {
  name: InformationName;
  /** What search engines show under its title. */
  description: string;
  intro: string;
  sections: readonly InformationSection[];
};
