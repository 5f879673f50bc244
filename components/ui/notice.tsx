import type { ReactNode } from 'react';

/** A highlighted paragraph. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-l-4 border-signal py-1 pl-4">{children}</p>;
}

/** Loading message that appears after 1 s, so that nothing flashes on a fast connection. */
export function DelayedNotice({ children }: { children: ReactNode }) {
  return (
    <p data-waits className="needs-script invisible animate-[appear_0s_1s_forwards] text-lg text-soft">
      {children}
    </p>
  );
}
