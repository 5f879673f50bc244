import type { ReactNode } from 'react';

/** Something the shopper has to know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-l-4 border-signal py-1 pl-4">{children}</p>;
}

/** Says what the page waits for, only once that takes longer than a second: on a quick connection nothing flashes. */
export function DelayedNotice({ children }: { children: ReactNode }) {
  return (
    <p data-waits className="needs-script invisible animate-[appear_0s_1s_forwards] text-lg text-soft">
      {children}
    </p>
  );
}

/** A screen's title and what it has to say first. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="pt-8 pb-8 tablet:pt-16 tablet:pb-12">
      <h1 className="display">{title}</h1>
      {children && <div className="mt-5 max-w-[43rem] text-lg text-pretty text-soft">{children}</div>}
    </div>
  );
}
