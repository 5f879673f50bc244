import type { Route } from 'next';
import { LinkRow } from './link-row';

type FallbackLinksProps = {
  links: readonly { label: string; href: Route }[];
  /** Whether they stand beside something that matters more. */
  quiet?: boolean;
};

/** Where to go from a screen that has nothing more to show. */
export function FallbackLinks({ links, quiet = false }: FallbackLinksProps) {
  const firstClass = quiet ? 'button-quiet' : 'button';
  return <LinkRow links={links} className="flex flex-wrap gap-3" linkClass="button-quiet" firstClass={firstClass} />;
}
