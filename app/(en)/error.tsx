'use client';

import { shopMail } from '@/data/shop-name';

/** Error boundary of a page; the shell stays. Every page loads it, so it has its own markup instead of `PageHeader`. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  return (
    <div className="page-width pt-8 tablet:pt-16">
      <h1 className="display">This page could not be loaded.</h1>
      <p className="mt-5 mb-12 max-w-[43rem] text-lg text-pretty text-soft">
        Please try again. Your cart and wishlist have not changed. If it happens again, write to{' '}
        <a href={shopMail.href} className="text-link">
          {shopMail.label}
        </a>
        .
      </p>
      <button type="button" onClick={retry} className="button">
        Try again
      </button>
    </div>
  );
}
