import { isLoopback } from '@/domain/loopback';
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

/** What AGENTS says; undefined where it says anything but `on`, `off` or nothing. */
export function agentsSetting(env: Partial<NodeJS.ProcessEnv> = process.env): 'on' | 'off' | undefined {
  const found = env.AGENTS || 'on';
  return found === 'on' || found === 'off' ? found : undefined;
}

/**
 * Whether agents are served: their routes, the pages that they lead to, and every link to either (docs/product.md 33.1).
 * What they speak is spoken over https alone, so a shop that is reached otherwise serves none, but on its own machine.
 *
 * @param shopUrl the shop's public address.
 */
export function servesAgents(env: Partial<NodeJS.ProcessEnv> = process.env, shopUrl: string = site.url): boolean {
  return agentsSetting(env) === 'on' && (shopUrl.startsWith('https://') || isLoopback(shopUrl));
}

/** Who runs the shop before the law, as far as the settings say: `COMPANY_NAME`, and `COMPANY_ADDRESS` on one line. */
export type Company = { name: string | undefined; address: string | undefined };

export function companyOf(env: Readonly<Record<string, string | undefined>>): Company {
  const said = (setting: string) => env[setting]?.trim() || undefined;
  return { name: said('COMPANY_NAME'), address: said('COMPANY_ADDRESS') };
}
