import type { ReactNode } from 'react';

/** Something the shopper has to know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-l-4 border-signal py-1 pl-4">{children}</p>;
}
