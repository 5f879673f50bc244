'use client';

import { subscribeToBackInStock } from '@/browser/shop-client';
import { rejectedForm } from '@/components/forms/copy-rejections';
import { EmailField } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Honeypot, useFillTime } from '@/components/forms/spam-guard';
import { backInStockRoute } from '@/contract/forms';
import type { WatchKey } from '@/domain/watch-key';
import { backInStockCopy as copy } from './copy';

/** Back-in-stock subscription form; without scripts the browser posts it. */
export function BackInStockForm({ watch }: { watch: WatchKey }) {
  const filledForMs = useFillTime();

  const send = async ({ email = '', website = '' }: Record<string, string>): Promise<FormResult> => {
    const sent = await subscribeToBackInStock({ watch, email, website, filledForMs: filledForMs() });
    if (sent.ok) return { done: copy.noted, clears: true };
    return rejectedForm(sent.rejection);
  };

  return (
    <Form label={copy.form} busyCopy={copy.busy} submit={send} action={backInStockRoute.path}>
      <input type="hidden" name="watch" value={watch} />
      <EmailField label={copy.email} hint={copy.privacy} />
      <Honeypot />
      <SubmitButton>{copy.send}</SubmitButton>
    </Form>
  );
}
