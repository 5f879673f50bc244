'use client';

import { addressBookRejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { addressBookCopy as copy } from './copy';

type LookAgainProps = { rejection: ShownRejection; look: () => Promise<ShownRejection | undefined> };

/** Stands where the book could not be had, with the way to ask for it again. */
export function RetryLoad({ rejection, look }: LookAgainProps) {
  const lookAgain = async (): Promise<FormResult> => {
    const rejected = await look();
    if (rejected) return { rejected: addressBookRejectionCopy(rejected) };
    document.getElementById('addresses')?.focus(); // the button that has the focus goes away
    return { done: '' };
  };
  return (
    <div className="mt-4 grid max-w-md gap-6">
      <Notice>{addressBookRejectionCopy(rejection)}</Notice>
      <Form label={copy.lookForm} busyCopy={copy.busy} submit={lookAgain}>
        <SubmitButton quiet>{copy.again}</SubmitButton>
      </Form>
    </div>
  );
}
