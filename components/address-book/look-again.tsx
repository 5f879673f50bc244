'use client';

import { Form, type FormResult } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { addressBookWords as words } from './copy';
import { addressBookRefusalWords, type ShownRefusal } from '@/components/forms/copy-refusals';

type LookAgainProps = { refusal: ShownRefusal; look: () => Promise<ShownRefusal | undefined> };

/** Stands where the book could not be had, with the way to ask for it again. */
export function LookAgain({ refusal, look }: LookAgainProps) {
  const lookAgain = async (): Promise<FormResult> => {
    const refused = await look();
    if (refused) return { refused: addressBookRefusalWords(refused) };
    document.getElementById('addresses')?.focus(); // the button that has the focus goes away
    return { done: '' };
  };
  return (
    <div className="mt-4 grid max-w-md gap-6">
      <Notice>{addressBookRefusalWords(refusal)}</Notice>
      <Form label={words.lookForm} busyWords={words.busy} submit={lookAgain}>
        <SubmitButton quiet>{words.again}</SubmitButton>
      </Form>
    </div>
  );
}
