/** A social network profile; without a URL it is not shown. */
export type SocialPlace = { label: SocialName; href: string | undefined };

type SocialName = (typeof socialNames)[number];

const socialNames = ['Facebook', 'Instagram', 'Twitter', 'YouTube'] as const;

/**
 * The footer's four networks (docs/product.md 3.10) with the URLs of `SOCIAL_FACEBOOK` and so on.
 *
 * @throws {Error} for a URL that is not https.
 */
export function socialPlaces(env: Readonly<Record<string, string | undefined>>): readonly SocialPlace[] {
  return socialNames.map((label) => {
    const setting = `SOCIAL_${label.toUpperCase()}`;
    const href = env[setting] || undefined;
    if (href !== undefined && !isHttps(href))
      throw new Error(`${setting} is "${href}": set an https address, or none.`);
    return { label, href };
  });
}

function isHttps(href: string): boolean {
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
