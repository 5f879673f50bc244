'use client';

import { addressBookRefusalWords, type ShownRefusal } from '@/components/forms/copy-refusals';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { addressBookWords as words } from './copy';

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
