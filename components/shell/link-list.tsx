'use client';

import { Link } from '@/components/ui/link';
import type { MenuLink } from '@/data/navigation';
import { NavigationLink } from './navigation-link';

type LinkListProps = { links: readonly MenuLink[]; isMenu?: boolean };

/**
 * Links one below the other: large ones of the phone's menu, which mark the open page, or the footer's. A client
 * component for the same reason as `Picture`: its markup is longer than its data.
 */
export function LinkList({ links, isMenu = false }: LinkListProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          {isMenu ? (
            <NavigationLink {...link} className="menu-link" />
          ) : (
            <Link href={link.href} className="footer-link">
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
