import type { ReactNode } from 'react';

/** Page title and introduction. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="pt-8 pb-8 tablet:pt-16 tablet:pb-12">
      <h1 className="display">{title}</h1>
      {children && <div className="mt-5 max-w-[43rem] text-lg text-pretty text-soft">{children}</div>}
    </div>
  );
}
