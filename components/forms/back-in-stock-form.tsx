'use client';

import { askForBackInStock } from '@/browser/shop-client';
import { backInStockWords as words } from '@/components/forms/back-in-stock/copy';
import { backInStockRoute } from '@/contract/back-in-stock';
import type { WatchKey } from '@/domain/watch-key';
import { EmailField } from './email-field';
import { Form, type FormResult } from './form';
import { Honeypot } from './honeypot';
import { refusedForm } from './refused-form';
import { SubmitButton } from './submit-button';
import { useFillTime } from './use-fill-time';

/** Takes an address for the one mail that a watch is back. Without scripts the browser posts it itself. */
export function BackInStockForm({ watch }: { watch: WatchKey }) {
  const filledForMs = useFillTime();

  const send = async ({ email = '', website = '' }: Record<string, string>): Promise<FormResult> => {
    const sent = await askForBackInStock({ watch, email, website, filledForMs: filledForMs() });
    if (sent.ok) return { done: words.noted, clears: true };
    return refusedForm(sent.refusal);
  };

  return (
    <Form label={words.form} busyWords={words.busy} submit={send} action={backInStockRoute.path}>
      <input type="hidden" name="watch" value={watch} />
      <EmailField label={words.email} hint={words.privacy} />
      <Honeypot />
      <SubmitButton>{words.send}</SubmitButton>
    </Form>
  );
}
