import type { Route } from 'next';
import { LinkRow } from './link-row';

type WaysOnProps = {
  links: readonly { label: string; href: Route }[];
  /** Whether they stand beside something that matters more. */
  quiet?: boolean;
};

/** Where to go from a screen that has nothing more to show. */
export function WaysOn({ links, quiet = false }: WaysOnProps) {
  const firstClass = quiet ? 'button-quiet' : 'button';
  return <LinkRow links={links} className="flex flex-wrap gap-3" linkClass="button-quiet" firstClass={firstClass} />;
}
