import type { ReactNode } from 'react';

/** Says what the page waits for, only once that takes longer than a second: on a quick connection nothing flashes. */
export function LateNotice({ children }: { children: ReactNode }) {
  return (
    <p data-waits className="needs-script invisible animate-[appear_0s_1s_forwards] text-lg text-soft">
      {children}
    </p>
  );
}
