'use client';

import { addressBookRejectionWords, type ShownRejection } from '@/components/forms/copy-refusals';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { addressBookWords as words } from './copy';

type LookAgainProps = { rejection: ShownRejection; look: () => Promise<ShownRejection | undefined> };

/** Stands where the book could not be had, with the way to ask for it again. */
export function LookAgain({ rejection, look }: LookAgainProps) {
  const lookAgain = async (): Promise<FormResult> => {
    const rejected = await look();
    if (rejected) return { rejected: addressBookRejectionWords(rejected) };
    document.getElementById('addresses')?.focus(); // the button that has the focus goes away
    return { done: '' };
  };
  return (
    <div className="mt-4 grid max-w-md gap-6">
      <Notice>{addressBookRejectionWords(rejection)}</Notice>
      <Form label={words.lookForm} busyWords={words.busy} submit={lookAgain}>
        <SubmitButton quiet>{words.again}</SubmitButton>
      </Form>
    </div>
  );
}
