'use client';

import type { Route } from 'next';
import { Link } from './link';

type LinkRowProps = {
  links: readonly { label: string; href: Route }[];
  className: string;
  /** Of each link; the first may look otherwise. */
  linkClass: string;
  firstClass?: string;
};

/** Links side by side. A client component for the same reason as `Picture`: its markup is longer than its data. */
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
