import { addressOf } from '@/domain/language';
import { alternatesOf } from '@/domain/languages';
import { isLoopback } from '@/domain/caller-address';
import { shopMail, shopName } from './shop-name';
import { bannerCopy, siteDescription } from './site-copy';

/** Facts about the shop (docs/product.md 1.2, 1.3). Phone numbers and domain are reserved ones. */
export const site = {
  name: shopName,
  description: siteDescription,
  /** Public URL without a trailing slash, used in canonicals, structured data and the sitemap. */
  url: (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  phone: { href: 'tel:+12125550142', label: '+1 212 555 0142' },
  secondPhone: { href: 'tel:+12125550187', label: '+1 212 555 0187' },
  mail: shopMail,
  banner: bannerCopy,
} as const;

/** Files that all languages share, under their English address. */
const sharedFile = /^\/(?:pictures|watches|dials|icons|lume|models)\//;

/** Absolute URL of a path, in the language of this build. */
export function absoluteUrl(path: string): string {
  const address = sharedFile.test(path) ? path : addressOf(path);
  return address === '/' ? site.url : `${site.url}${address}`;
}

/**
 * `Link` header of a file that each language has at an address of its own, such as a feed (RFC 8288); none in a shop with one
 * language.
 */
export function languageLinks(path: string): Readonly<Record<string, string>> {
  const links = Object.entries(alternatesOf(path) ?? {}).map(
    ([code, address]) => `<${site.url}${address}>; rel="alternate"; hreflang="${code}"`,
  );
  return links.length > 0 ? { Link: links.join(', ') } : {};
}

/** Absolute URL of the home page, in the language of this build. */
export const homeUrl = absoluteUrl('/');

/** The shop's `@id` in structured data. */
export const shopId = `${site.url}/#shop`;

/** Value of AGENTS; undefined if it is invalid. */
export function agentsSetting(env: Partial<NodeJS.ProcessEnv> = process.env): 'on' | 'off' | undefined {
  const found = env.AGENTS || 'on';
  return found === 'on' || found === 'off' ? found : undefined;
}

/**
 * True if agents are served, with their routes, pages and links (docs/product.md 33.1). The protocol requires https,
 * except on the local machine.
 *
 * @param shopUrl the shop's public URL.
 */
export function servesAgents(env: Partial<NodeJS.ProcessEnv> = process.env, shopUrl: string = site.url): boolean {
  return agentsSetting(env) === 'on' && (shopUrl.startsWith('https://') || isLoopback(shopUrl));
}

/**
 * Legal operator of the shop, from the settings `COMPANY_*` (one line each): name, address, the proof of its authorization
 * by the makers, its register entry, its VAT number of the EU without spaces, the person who represents it, the host of
 * its site, and what it does about disputes with consumers.
 */
export type Company = {
  name: string | undefined;
  address: string | undefined;
  authorization: string | undefined;
  registration: string | undefined;
  vatId: string | undefined;
  representative: string | undefined;
  host: string | undefined;
  disputes: string | undefined;
};

/** Reads the company from the settings. A blank setting counts as missing. */
export function companyOf(env: Readonly<Record<string, string | undefined>>): Company {
  const valueOf = (setting: string) => env[setting]?.trim() || undefined;
  return {
    name: valueOf('COMPANY_NAME'),
    address: valueOf('COMPANY_ADDRESS'),
    authorization: valueOf('COMPANY_AUTHORIZATION'),
    registration: valueOf('COMPANY_REGISTRATION'),
    vatId: valueOf('COMPANY_VAT_ID')?.replaceAll(' ', ''),
    representative: valueOf('COMPANY_REPRESENTATIVE'),
    host: valueOf('COMPANY_HOST'),
    disputes: valueOf('COMPANY_DISPUTES'),
  };
}

/** True if no company with an address runs the shop: it is then a demonstration and says so (docs/product.md 29.16). */
export function isDemonstration(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const { name, address } = companyOf(env);
  return !name || !address;
}
