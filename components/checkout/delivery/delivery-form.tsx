'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { formRefusalWords, refusalWords } from '@/components/words/refusals';
import { DeliveryFields } from './delivery-fields';
import { ShippingChoice } from './shipping-choice';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { deliveryFormWords, deliveryTitle } from '@/components/words/checkout';

/** What is typed is kept at once, so sending the form only leads to the next screen. */
export function DeliveryForm({ countries, quoting }: { countries: ReactNode; quoting: Quoting }) {
  const router = useRouter();
  const goOn = async () => {
    if (!navigator.onLine) return { refused: formRefusalWords({ code: 'unreachable' }) };
    router.push('/pay');
    return { done: '' };
  };
  const { refusal } = quoting;
  const countryWords = refusal?.code === 'country-not-served' ? refusalWords(refusal) : '';
  return (
    <Form label={deliveryTitle} busyWords={deliveryFormWords.busy} submit={goOn}>
      <DeliveryFields countries={countries} refusal={countryWords} />
      <ShippingChoice quoting={quoting} />
      <SubmitButton>{deliveryFormWords.goOn}</SubmitButton>
    </Form>
  );
}
