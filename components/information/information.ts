import type { Route } from 'next';
import type { InformationName } from '@/data/information-pages';
import { companyOf, site } from '@/data/site';

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

/** Who runs the shop and how to reach it; what the settings do not say is not made up. */
export function companyPoints(env: Readonly<Record<string, string | undefined>>): string[] {
  const { name, address } = companyOf(env);
  const missing = [name ? '' : 'legal name', address ? '' : 'postal address'].filter(Boolean).join(' and ');
  return [
    ...(name ? [`Run by: ${name}`] : []),
    ...(address ? [`Postal address: ${address}`] : []),
    ...(missing
      ? [
          `The ${missing} of whoever runs the shop ${missing.includes(' and ') ? 'have' : 'has'} not been entered in its settings yet.`,
        ]
      : []),
    `E-mail: ${site.mail.label}`,
    `Telephone: ${site.phone.label} and ${site.secondPhone.label}`,
  ];
}
