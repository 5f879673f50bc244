import { Link } from '@/components/ui/link';
import type { Route } from 'next';

type WaysOnProps = {
  links: readonly { label: string; href: Route }[];
  /** Whether they stand beside something that matters more. */
  quiet?: boolean;
};

/** Where to go from a screen that has nothing more to show. */
export function WaysOn({ links, quiet = false }: WaysOnProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, href }, index) => (
        <li key={href}>
          <Link href={href} className={index === 0 && !quiet ? 'button' : 'button-quiet'}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
