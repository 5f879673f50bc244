'use client';

import type { Route } from 'next';
import { useSelectedLayoutSegments } from 'next/navigation';
import { Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MenuLink } from '@/data/navigation';
import type { SocialPlace } from '@/data/social';

type LinkListProps = { links: readonly MenuLink[]; isMenu?: boolean };

/**
 * Vertical list of links for the phone menu or the footer. A client component for the same reason as `Picture`: its markup
 * is longer than its data.
 */
export function LinkList({ links, isMenu = false }: LinkListProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          {isMenu ? <NavigationLink {...link} className="menu-link" /> : <Link href={link.href}>{link.label}</Link>}
        </li>
      ))}
    </ul>
  );
}

/**
 * A link with `aria-current` on the open page. It compares route segments, not the URL, because the URL of an alias differs
 * from what the server rendered.
 */
export function NavigationLink({ href, label, className }: { href: Route; label: string; className?: string }) {
  const here = `/${useSelectedLayoutSegments().join('/')}`;
  return (
    <Link href={href} aria-current={here === href ? 'page' : undefined} className={className}>
      {label}
    </Link>
  );
}

/**
 * Links to social networks (docs/product.md 3.10). A client component for the same reason as `Picture`: its markup is longer
 * than its data.
 */
export function SocialList({ places }: { places: readonly (SocialPlace & { shape: string })[] }) {
  return (
    <ul>
      {places.map(({ label, href, shape }) => (
        <li key={label}>
          <a href={href}>
            <Pictogram shape={shape} className="size-5" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
