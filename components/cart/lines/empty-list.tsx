import type { ReactNode } from 'react';
import { FallbackLinks } from '@/components/ui/page-parts';
import type { MenuLink } from '@/data/navigation';

/** Empty state of a list: title, hint and fallback links. */
export function EmptyList({
  title,
  children,
  fallbackLinks,
}: {
  title: string;
  children: ReactNode;
  fallbackLinks: readonly MenuLink[];
}) {
  return (
    <div className="border-t border-ink py-8">
      <h2 className="heading">{title}</h2>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-pretty text-soft">{children}</p>
      <FallbackLinks links={fallbackLinks} />
    </div>
  );
}
