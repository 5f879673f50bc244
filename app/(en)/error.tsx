'use client';

import { pageErrorCopy as copy } from '@/app/error-copy';
import { shopMail } from '@/data/shop-name';

/** Error boundary of a page; the shell stays. Every page loads it, so it has its own markup instead of `PageHeader`. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  return (
    <div className="page-width pt-8 tablet:pt-16">
      <h1 className="display">{copy.title}</h1>
      <p className="mt-5 mb-12 max-w-[43rem] text-lg text-pretty text-soft">
        {copy.text}{' '}
        <a href={shopMail.href} className="text-link">
          {shopMail.label}
        </a>
        .
      </p>
      <button type="button" onClick={retry} className="button">
        {copy.retry}
      </button>
    </div>
  );
}
