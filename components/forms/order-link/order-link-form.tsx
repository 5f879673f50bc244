'use client';

import { requestOrderLink } from '@/browser/shop-client';
import { orderNumberRule, rejectedForm } from '@/components/forms/copy-rejections';
import { EmailField, Field } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Honeypot, useFillTime } from '@/components/forms/spam-guard';
import { maxOrderNumberLength } from '@/contract/limits';
import { orderLinkRoute } from '@/contract/orders';
import { orderNumberPattern } from '@/domain/order-number';
import { orderLinkCopy as copy } from './copy';

/** Requests the link to an order by email; without scripts the browser posts the form. */
export function OrderLinkForm() {
  const filledForMs = useFillTime();

  const send = async ({ number = '', email = '', website = '' }: Record<string, string>): Promise<FormResult> => {
    const sent = await requestOrderLink({ number, email, website, filledForMs: filledForMs() });
    if (sent.ok) return { done: `${copy.doneTitle} ${copy.done}` };
    return rejectedForm(sent.rejection);
  };

  return (
    <Form label={copy.form} busyCopy={copy.busy} submit={send} action={orderLinkRoute.path}>
      <Field
        label={copy.number}
        name="number"
        isCoded
        required
        maxLength={maxOrderNumberLength}
        placeholder="OH-"
        autoCapitalize="characters"
        spellCheck={false}
        pattern={orderNumberPattern}
        title={orderNumberRule}
        hint={copy.numberHint}
      />
      <EmailField label={copy.email} hint={copy.emailHint} />
      <Honeypot />
      <SubmitButton>{copy.send}</SubmitButton>
    </Form>
  );
}
