'use client';

import { requestOrderLink } from '@/browser/shop-client';
import { rejectedForm } from '@/components/forms/copy-rejections';
import { EmailField } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { OrderNumberField } from '@/components/forms/order-number-field';
import { Honeypot, useFillTime } from '@/components/forms/spam-guard';
import { orderLinkRoute } from '@/contract/orders';
import { sentenceGap } from '@/domain/punctuation';
import { orderLinkCopy as copy } from './copy';

/** Requests the link to an order by email; without scripts the browser posts the form. */
export function OrderLinkForm() {
  const filledForMs = useFillTime();

  const send = async ({ number = '', email = '', website = '' }: Record<string, string>): Promise<FormResult> => {
    const sent = await requestOrderLink({ number, email, website, filledForMs: filledForMs() });
    if (sent.ok) return { done: copy.doneTitle + sentenceGap + copy.done };
    return rejectedForm(sent.rejection);
  };

  return (
    <Form label={copy.form} busyCopy={copy.busy} submit={send} action={orderLinkRoute.path}>
      <OrderNumberField label={copy.number} hint={copy.numberHint} isCoded />
      <EmailField label={copy.email} hint={copy.emailHint} />
      <Honeypot />
      <SubmitButton>{copy.send}</SubmitButton>
    </Form>
  );
}
