import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { TestLabel } from './test-label';

type CheckoutHeaderProps = { title: string; isTest: boolean; children?: ReactNode };

/** A checkout screen's title, and over it whether money moves here. */
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
