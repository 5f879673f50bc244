'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchQuote, orderedLines } from '@/browser/shop-client';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { codeCopy } from '@/components/checkout/copy';
import { fillIn } from '@/components/forms/copy';
import { rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { Field, filledPattern } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { maxPromoCodeLength } from '@/contract/limits';
import type { Currency } from '@/domain/currency';
import { isPromoCodeRejection } from '@/domain/promo-code';
import { useCheckout } from '@/store/checkout';
import { ownOrders } from '@/store/order-attempt';

type PromoCodeProps = { lines: OrderLines['sold']; currency?: Currency };

/** Promo code of an earlier order: a collapsed form, or the applied code with a Remove button. */
export function PromoCode({ lines, currency = 'usd' }: PromoCodeProps) {
  const promoCode = useCheckout((checkout) => checkout.promoCode);
  const setPromoCode = useCheckout((checkout) => checkout.setPromoCode);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (takesFocus.current) box.current?.querySelector<HTMLElement>('button, input')?.focus();
    takesFocus.current = false;
  }, [promoCode]);

  const use = (code: string) => {
    takesFocus.current = true; // the pressed button is unmounted
    setPromoCode(code);
  };
  if (promoCode) {
    return (
      <div ref={box} className="flex items-center justify-between gap-4 border-b border-line py-2">
        <p className="min-w-0 wrap-anywhere">
          {codeCopy.code} <span className="font-semibold">{promoCode}</span>
        </p>
        <button
          type="button"
          aria-label={codeCopy.removeOf(promoCode)}
          onClick={() => use('')}
          className="bar-link shrink-0 underline underline-offset-4"
        >
          {codeCopy.remove}
        </button>
      </div>
    );
  }
  return (
    <div ref={box} className="border-b border-line py-2">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 items-center font-semibold text-link">{codeCopy.opener}</summary>
        <div className="pt-2">
          <PromoCodeForm lines={lines} currency={currency} onAccepted={use} />
        </div>
      </details>
    </div>
  );
}

type PromoCodeFormProps = Required<PromoCodeProps> & { onAccepted: (code: string) => void };

function PromoCodeForm({ lines, currency, onAccepted }: PromoCodeFormProps) {
  const apply = async ({ promoCode = '' }: Record<string, string>): Promise<FormResult> => {
    const code = promoCode.toUpperCase();
    const { details, attempt } = useCheckout.getState();
    const request = { lines: orderedLines(lines), country: details.country, currency, promoCode: code };
    const answer = await fetchQuote({ ...request, supersedes: ownOrders(attempt) });
    if (!answer.ok) return formResult(answer.rejection);
    onAccepted(code);
    return { done: '' };
  };
  return (
    <Form label={codeCopy.title} busyCopy={codeCopy.busy} submit={apply}>
      <Field
        name="promoCode"
        isCoded
        label={codeCopy.code}
        required
        pattern={filledPattern}
        title={fillIn(codeCopy.code)}
        maxLength={maxPromoCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={codeCopy.hint}
      />
      <SubmitButton quiet>{codeCopy.apply}</SubmitButton>
    </Form>
  );
}

/** Assigns only a rejection of the code itself to the field; an unserved country or an unreachable shop concerns the form. */
function formResult(rejection: ShownRejection): FormResult {
  const rejected = rejectionCopy(rejection);
  return isPromoCodeRejection(rejection.code) ? { rejected, field: 'promoCode' } : { rejected };
}
