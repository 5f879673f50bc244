'use client';

import { useState } from 'react';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { paymentCopy } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { Form, SubmitButton } from '@/components/forms/form';
import { formatMoney } from '@/domain/money';
import { AuthenticationDialog, useConfirmation } from './authentication-dialog';
import { CardField } from './card-field';
import { PayNote } from './pay-notice';
import { PriceNote } from './price-note';
import { usePayment } from './use-payment';

type PayFormProps = { lines: OrderLines['sold']; quoting: Quoting; isTest: boolean };

export function PayForm({ lines, quoting, isTest }: PayFormProps) {
  const [number, setNumber] = useState('');
  const { isAsking, confirm, answer } = useConfirmation();
  const { pay, notice, priceChange } = usePayment(lines, quoting, confirm);
  const totals = quoting.quote?.totals;
  const amount = totals ? formatMoney(totals.totalCents, totals.currency) : '';
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title" className="mb-4 border-b border-ink pb-3 text-2xl">
        {paymentCopy.title}
      </h2>
      <Form label={paymentCopy.title} busyCopy={paymentCopy.busy} submit={() => pay(isTest ? number : undefined)}>
        {isTest ? <CardField number={number} onChange={setNumber} /> : <StripeNote />}
        {priceChange && <PriceNote {...priceChange} />}
        <div>
          {notice && <PayNote {...notice} />}
          <SubmitButton>{paymentCopy.pay(amount)}</SubmitButton>
        </div>
      </Form>
      <AuthenticationDialog isOpen={isAsking} amount={amount} onAnswer={answer} />
    </section>
  );
}

function StripeNote() {
  return <p className="max-w-prose">{paymentCopy.stripe}</p>;
}
