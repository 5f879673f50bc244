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

/** Page title and introduction. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="pt-8 pb-8 tablet:pt-16 tablet:pb-12">
      <h1 className="display">{title}</h1>
      {children && <div className="mt-5 max-w-[43rem] text-lg text-pretty text-soft">{children}</div>}
    </div>
  );
}
