'use client';

import { Pictogram } from '@/components/ui/icon';
import { notYet } from './copy';
import type { SocialPlace } from '@/data/social';

/**
 * Where else the shop can be found: a link where it is there, else the name alone (docs/product.md 3.10). A client component
 * for the same reason as `Picture`: its markup is longer than its data.
 */
export function SocialList({
  places,
}: {
  places: readonly (Pick<SocialPlace, 'label'> & { href?: string; shape: string })[];
}) {
  return (
    <ul>
      {places.map(({ label, href, shape }) => (
        <li key={label}>
          {href ? (
            <a href={href} rel="me noreferrer" className="footer-link gap-2.5">
              <Pictogram shape={shape} className="size-5" />
              {label}
            </a>
          ) : (
            <span className="social-place">
              <Pictogram shape={shape} className="size-5" />
              {notYet(label)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
