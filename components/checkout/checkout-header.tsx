import type { ReactNode } from 'react';
import { demonstrationCopy } from '@/components/shell/copy';
import { PageHeader } from '@/components/ui/page-parts';
import { isDemonstration } from '@/data/site';
import { testPayment } from './copy';

type CheckoutHeaderProps = { title: string; isTest: boolean; children?: ReactNode };

/** Title of a checkout page, below its notices: the payment is a test, the shop is a demonstration. */
export function CheckoutHeader({ title, isTest, children }: CheckoutHeaderProps) {
  const notices = [...(isTest ? [testPayment] : []), ...(isDemonstration() ? [demonstrationCopy] : [])];
  return (
    <>
      {notices.map((notice) => (
        <p
          key={notice}
          className="me-3 mt-4 inline-block bg-ink px-3 py-1.5 text-sm font-semibold text-paper tablet:mt-8"
        >
          {notice}
        </p>
      ))}
      <div className={notices.length > 0 ? '-mt-4 tablet:-mt-10' : undefined}>
        <PageHeader title={title}>{children}</PageHeader>
      </div>
    </>
  );
}
