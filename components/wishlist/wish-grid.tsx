import type { ReactNode } from 'react';

/** The shop's grid of cards (`components/catalogue/watch-grid`), for lists that only the browser knows. */
export function WishGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-8 max-[17rem]:grid-cols-1 tablet:gap-x-10 tablet:gap-y-14 laptop:grid-cols-3"
    >
      {children}
    </ul>
  );
}
