import { Link } from '@/components/ui/link';
import type { Route } from 'next';

/** Where to go from a screen that has nothing more to show. */
export function WaysOn({ links }: { links: readonly { label: string; href: Route }[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, href }, index) => (
        <li key={href}>
          <Link href={href} className={index === 0 ? 'button' : 'button-quiet'}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
