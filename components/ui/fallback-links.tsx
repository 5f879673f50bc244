import type { Route } from 'next';
import { LinkRow } from './link';

type FallbackLinksProps = {
  links: readonly { label: string; href: Route }[];
  /** True for secondary style, beside a more important action. */
  quiet?: boolean;
};

/** Links to other pages, for a page that has nothing to show. */
export function FallbackLinks({ links, quiet = false }: FallbackLinksProps) {
  const firstClass = quiet ? 'button-quiet' : 'button';
  return <LinkRow links={links} className="flex flex-wrap gap-3" linkClass="button-quiet" firstClass={firstClass} />;
}
