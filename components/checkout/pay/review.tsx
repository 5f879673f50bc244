import type { ReactNode } from 'react';
import { destinationTitle, reviewCopy, shippingTitle } from '@/components/checkout/copy';
import { CutOffNote, DutiesNote, QuoteRejection } from '@/components/checkout/summary/quote-notes';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { Link } from '@/components/ui/link';
import { addressLines } from '@/domain/address-lines';
import { deliveryCopy } from '@/domain/delivery-text';
import type { Details } from '@/store/saved-checkout';

type ReviewProps = {
  details: Details;
  /** Name, not code. */
  country: string;
  quoting: Quoting;
};

/** Destination and shipping service, each with a link to change it. */
export function Review({ details, country, quoting: { quote, rejection, retry } }: ReviewProps) {
  const chosen = quote?.options.find(({ id }) => id === quote.totals.shipping.id);
  const dates = chosen && deliveryCopy(chosen);
  return (
    <div className="grid grid-cols-1 gap-10 tablet:grid-cols-2">
      <Part title={destinationTitle} change={reviewCopy.changeAddress}>
        <p className="wrap-anywhere whitespace-pre-line">
          {addressLines({ ...details, country, countryCode: details.country }).join('\n')}
        </p>
        <p className="mt-3 wrap-anywhere text-soft">{details.email}</p>
        {details.phone && <p className="wrap-anywhere text-soft">{details.phone}</p>}
      </Part>
      <Part title={shippingTitle} change={reviewCopy.changeShipping}>
        {rejection ? (
          <div role="alert" className="border-s-4 border-signal ps-4">
            <QuoteRejection rejection={rejection} retry={retry} />
          </div>
        ) : (
          <>
            {/* As high as the longest dates, so that nothing shifts when they arrive. */}
            <div className="min-h-40">
              <p>{chosen?.label}</p>
              <p>{dates?.usual}</p>
              <p className="mt-3 text-soft">{dates?.late}</p>
              {dates && <CutOffNote />}
            </div>
            <DutiesNote country={details.country} includesVat={quote?.includesVat} className="mt-3" />
          </>
        )}
      </Part>
    </div>
  );
}

function Part({ title, change, children }: { title: string; change: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-3">
        <h2 className="text-2xl">{title}</h2>
        <Link href="/payment" aria-label={change} className="-my-3 bar-link text-link">
          {reviewCopy.change}
        </Link>
      </div>
      {children}
    </section>
  );
}
