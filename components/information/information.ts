import { dutiesCopy, vatCopy } from '@/components/checkout/copy';
import { hasVatNumber } from '@/data/law';
import type { Route } from 'next';
import type { InformationName } from '@/data/information-pages';
import { companyOf, site } from '@/data/site';
import { colon } from '@/domain/punctuation';
import { companyLabels, dutiesLabels } from './copy';

/** A paragraph, a list, a table whose first column contains row headers, or links. */
export type InformationPart =
  | string
  | { points: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { links: readonly { label: string; href: Route }[] };

type InformationSection = {
  /** URL fragment, such as `returns`. */
  id: string;
  title: string;
  parts: readonly InformationPart[];
};

/** Content of an information page, for HTML and Markdown (docs/product.md 29.6). */
export type Information = {
  name: InformationName;
  /** Meta description. */
  description: string;
  intro: string;
  sections: readonly InformationSection[];
};

/** Company name, address and authorization from the settings, as far as they are set, and the shop's contacts. */
export function companyPoints(env: Readonly<Record<string, string | undefined>>): string[] {
  const { name, address, authorization } = companyOf(env);
  return [
    ...(name ? [`${companyLabels.name}${colon}${name}`] : []),
    ...(address ? [`${companyLabels.address}${colon}${address}`] : []),
    ...(authorization ? [`${companyLabels.authorization}${colon}${authorization}`] : []),
    `${companyLabels.email}${colon}${site.mail.label}`,
    companyLabels.phones(site.phone.label, site.secondPhone.label),
  ];
}

/** What the company does about disputes with consumers, if the settings say it. */
export function disputePoints(env: Readonly<Record<string, string | undefined>>): string[] {
  const { disputes } = companyOf(env);
  return disputes ? [`${companyLabels.disputes}${colon}${disputes}`] : [];
}

/** What an order from outside the United States costs besides the shop's prices, by the shop's settings. */
export const dutiesTerms = (env: Readonly<Record<string, string | undefined>>): string[] => [
  `${hasVatNumber(env) ? dutiesLabels.abroadBesidesEu : dutiesLabels.abroad}${colon}${dutiesCopy(dutiesLabels.prices)}`,
  ...(hasVatNumber(env) ? [`${dutiesLabels.eu}${colon}${vatCopy(dutiesLabels.prices)}`] : []),
];
