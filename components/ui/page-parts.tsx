import type { Route } from 'next';
import type { ReactNode } from 'react';
import { LinkRow } from './link';

/** Page title and introduction. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="pt-8 pb-8 tablet:pt-16 tablet:pb-12">
      <h1 className="display">{title}</h1>
      {children && <div className="mt-5 max-w-[43rem] text-lg text-pretty text-soft">{children}</div>}
    </div>
  );
}

/** A highlighted paragraph. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-s-4 border-signal py-1 ps-4">{children}</p>;
}

/** Loading message that appears after 1 s, so that nothing flashes on a fast connection. */
export function DelayedNotice({ children }: { children: ReactNode }) {
  return (
    <p data-waits className="needs-script invisible animate-[appear_0s_1s_forwards] text-lg text-soft">
      {children}
    </p>
  );
}

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
