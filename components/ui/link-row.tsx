'use client';

import type { Route } from 'next';
import { Link } from './link';

type LinkRowProps = {
  links: readonly { label: string; href: Route }[];
  className: string;
  /** Class of each link; `firstClass` overrides it for the first. */
  linkClass: string;
  firstClass?: string;
};

/** Horizontal list of links. A client component for the same reason as `Picture`: its markup is longer than its data. */
export function LinkRow({ links, className, linkClass, firstClass = linkClass }: LinkRowProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }, index) => (
        <li key={href}>
          <Link href={href} className={index === 0 ? firstClass : linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
