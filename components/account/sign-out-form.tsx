'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadTo } from '@/components/ui/use-lead-to';
import { useSession } from '@/store/session';
import { signOutWords } from './copy';
import { askProvider } from './ask-provider';

/** docs/product.md 11.6 */
export function SignOutForm() {
  const leadTo = useLeadTo();
  const signedOut = useSession((session) => session.signedOut);

  const signOut = () =>
    askProvider(async (provider) => {
      await provider.leave();
      leadTo('/');
      signedOut();
      return signOutWords.done;
    });

  return (
    <Form label={signOutWords.title} busyWords={signOutWords.busy} submit={signOut}>
      <SubmitButton>{signOutWords.title}</SubmitButton>
    </Form>
  );
}
