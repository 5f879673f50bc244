import { shopMail, shopName } from './shop-name';

/** Facts about the shop itself (docs/product.md 1.2, 1.3). The numbers and the domain are reserved ones. */
export const site = {
  name: shopName,
  description:
    'Watches from seven makers that refuse to look alike: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox and Undone.',
  /** Where the shop is reached; no slash at the end. Written into canonicals, structured data and the sitemap. */
  url: (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  phone: { href: 'tel:+12125550142', label: '+1 212 555 0142' },
  secondPhone: { href: 'tel:+12125550187', label: '+1 212 555 0187' },
  mail: shopMail,
  banner: { before: 'Save up to ', strong: '30% off', after: ' in this weekend' },
} as const;

/** The absolute address of a path of the shop. */
export function absoluteUrl(path: string): string {
  return path === '/' ? site.url : `${site.url}${path}`;
}

/** What structured data names the shop by, on every page. */
export const shopId = `${site.url}/#shop`;
