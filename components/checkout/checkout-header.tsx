import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-parts';
import { testPayment } from './copy';

type CheckoutHeaderProps = { title: string; isTest: boolean; children?: ReactNode };

export function CheckoutHeader({ title, isTest, children }: CheckoutHeaderProps) {
  return (
    <>
      {isTest && <TestLabel />}
      <div className={isTest ? '-mt-4 tablet:-mt-10' : undefined}>
        <PageHeader title={title}>{children}</PageHeader>
      </div>
    </>
  );
}

function TestLabel() {
  return (
    <p className="mt-4 inline-block bg-ink px-3 py-1.5 text-sm font-semibold text-paper tablet:mt-8">{testPayment}</p>
  );
}
