import { keysOf } from '@/domain/records';

/** A social network in the footer, with the URL that its link leads to. */
export type SocialPlace = { label: SocialName; href: string };

type SocialName = keyof typeof frontPages;

/** Front page of each network, for a shop without a profile there. */
const frontPages = {
  Facebook: 'https://www.facebook.com',
  Instagram: 'https://www.instagram.com',
  Twitter: 'https://x.com',
  YouTube: 'https://www.youtube.com',
} as const;

/**
 * The footer's four networks (docs/product.md 3.10) with the URLs of `SOCIAL_FACEBOOK` and so on. Without a setting the URL is
 * the network's front page.
 *
 * @throws {Error} for a URL that is not https.
 */
export function socialPlaces(env: Readonly<Record<string, string | undefined>>): readonly SocialPlace[] {
  return keysOf(frontPages).map((label) => {
    const setting = `SOCIAL_${label.toUpperCase()}`;
    const href = env[setting] || frontPages[label];
    if (!isHttps(href)) throw new Error(`${setting} is "${href}": set an https address, or none.`);
    return { label, href };
  });
}

function isHttps(href: string): boolean {
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
