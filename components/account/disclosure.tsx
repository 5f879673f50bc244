import type { ReactNode } from 'react';

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 items-center font-semibold text-link">{title}</summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}
