'use client';

import { deliveryFormCopy, shippingTitle, totalsCopy } from '@/components/checkout/copy';
import { CutOffNote, DutiesNote, QuoteRejection } from '@/components/checkout/summary/quote-notes';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import type { QuotedOption } from '@/contract/checkout';
import { deliveryCopy } from '@/domain/delivery-text';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { useCheckout } from '@/store/checkout';

/** Invisible placeholder options that reserve the usual space until the quote arrives. */
const unknown: readonly QuotedOption[] = ['a', 'b', 'c'].map((id) => ({
  id,
  label: 'USPS Priority Mail',
  cents: 999,
  earliest: '2026-11-25',
  latest: '2026-11-27',
  latestIfDelayed: '2026-11-30',
}));

/** Id of the text with the reason why the order cannot be shipped; it disables the form's button. */
export const notServedId = 'not-served';

export function ShippingChoice({ quoting: { quote, rejection, isCurrent, retry } }: { quoting: Quoting }) {
  const chooseService = useCheckout((checkout) => checkout.chooseService);
  const service = useCheckout((checkout) => checkout.service);
  const country = useCheckout((checkout) => checkout.details.country);
  return (
    <fieldset aria-busy={!isCurrent && !rejection} className="mt-6 min-w-0">
      <legend className="mb-5 w-full border-b border-ink pb-3 text-2xl font-bold tracking-tight">
        {shippingTitle}
      </legend>
      {rejection ? (
        <div id={notServedId} role="alert" className="border-s-4 border-signal py-1 ps-4">
          {rejection.code === 'country-not-served' ? (
            <>
              <p>{rejectionCopy(rejection)}</p>
              <p className="text-soft">{deliveryFormCopy.anotherCountry}</p>
            </>
          ) : (
            <QuoteRejection rejection={rejection} retry={retry} />
          )}
        </div>
      ) : (
        <div className={`grid gap-3 ${quote ? '' : 'invisible'}`}>
          {(quote?.options ?? unknown).map((option) => (
            <Option
              key={option.id}
              option={option}
              currency={quote?.totals.currency ?? 'usd'}
              isChosen={option.id === (service || quote?.totals.shipping.id)}
              onChoose={() => chooseService(option.id)}
            />
          ))}
        </div>
      )}
      {!rejection && (
        <div className={quote ? '' : 'invisible'}>
          <CutOffNote />
        </div>
      )}
      {quote && !rejection && <DutiesNote country={country} includesVat={quote.includesVat} className="mt-4" />}
    </fieldset>
  );
}

type OptionProps = { option: QuotedOption; currency: Currency; isChosen: boolean; onChoose: () => void };

function Option({ option, currency, isChosen, onChoose }: OptionProps) {
  const { usual, late } = deliveryCopy(option);
  return (
    <label className="flex cursor-pointer gap-4 border border-soft p-4 has-checked:border-ink has-checked:bg-card">
      <input
        type="radio"
        name="service"
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{option.label}</span>
          <span className="ms-auto tabular-nums">
            {option.cents === 0 ? totalsCopy.free : formatMoney(option.cents, currency)}
          </span>
        </span>
        <span className="block">{usual}</span>
        <span className="block text-sm text-soft">{late}</span>
      </span>
    </label>
  );
}
