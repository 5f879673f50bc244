'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { deliveryFormCopy, deliveryTitle } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { formRejectionCopy, rejectionCopy } from '@/components/forms/copy-rejections';
import { Form, SubmitButton } from '@/components/forms/form';
import { useNavigate } from '@/components/ui/hooks';
import { KeepAddressField, SavedAddressField } from './book-fields';
import { DeliveryFields } from './delivery-fields';
import { notServedId, ShippingChoice } from './shipping-choice';
import { type LateRejection, useLateRejection } from '@/store/checkout';
import { useBookChoice } from './use-book-choice';

/** The delivery form. Inputs are stored as they change, so submit only saves a member's address and navigates on. */
export function DeliveryForm({ countries, quoting }: { countries: ReactNode; quoting: Quoting }) {
  const navigateTo = useNavigate();
  const choice = useBookChoice();
  const proceed = async () => {
    if (!navigator.onLine) return { rejected: formRejectionCopy({ code: 'unreachable' }) };
    const rejected = await choice.saveTypedAddress();
    if (rejected) return rejected;
    navigateTo('/pay');
    return { done: '' };
  };
  const lateRejection = useShownRejection();
  const { rejection } = quoting;
  const countryCopy = rejection?.code === 'country-not-served' ? rejectionCopy(rejection) : '';
  return (
    <Form label={deliveryTitle} busyCopy={deliveryFormCopy.busy} submit={proceed} lateRejection={lateRejection}>
      <DeliveryFields
        countries={countries}
        rejection={countryCopy}
        choice={choice.isMember && <SavedAddressField choice={choice} />}
        keep={choice.isMember && <KeepAddressField choice={choice} />}
      />
      <ShippingChoice quoting={quoting} />
      <SubmitButton disabledBy={countryCopy ? notServedId : undefined}>{deliveryFormCopy.submit}</SubmitButton>
    </Form>
  );
}

/** The error that led here from the payment page, once. */
function useShownRejection(): LateRejection | undefined {
  const [lateRejection] = useState(() => useLateRejection.getState().rejection);
  useEffect(() => useLateRejection.setState({ rejection: null }), []);
  return lateRejection ?? undefined;
}
