'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { shellWords } from '@/components/words/shell';
import type { SocialPlace } from '@/data/social';

/**
 * Where else the shop can be found: a link where it is there, else the name alone (docs/product.md 3.10). A client component
 * for the same reason as `Picture`: its markup is longer than its data.
 */
export function SocialList({ places }: { places: readonly SocialPlace[] }) {
  return (
    <ul>
      {places.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a href={href} rel="me noreferrer" className="footer-link gap-2.5">
              <SocialIcon label={label} />
              {label}
            </a>
          ) : (
            <span className="social-place">
              <SocialIcon label={label} />
              {shellWords.notYet(label)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SocialIcon({ label }: Pick<SocialPlace, 'label'>) {
  return <Icon name={label.toLowerCase() as IconName} className="size-5" />;
}
