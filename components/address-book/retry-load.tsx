'use client';

import { addressBookRejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { addressBookCopy as copy } from './copy';

type RetryLoadProps = { rejection: ShownRejection; load: () => Promise<ShownRejection | undefined> };

/** Notice with a retry button for an address book that did not load. */
export function RetryLoad({ rejection, load }: RetryLoadProps) {
  const retryLoad = async (): Promise<FormResult> => {
    const rejected = await load();
    if (rejected) return { rejected: addressBookRejectionCopy(rejected) };
    document.getElementById('addresses')?.focus(); // the focused button is unmounted
    return { done: '' };
  };
  return (
    <div className="mt-4 grid max-w-md gap-6">
      <Notice>{addressBookRejectionCopy(rejection)}</Notice>
      <Form label={copy.retryForm} busyCopy={copy.busy} submit={retryLoad}>
        <SubmitButton quiet>{copy.again}</SubmitButton>
      </Form>
    </div>
  );
}
