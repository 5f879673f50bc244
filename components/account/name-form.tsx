'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { attempt } from './attempt';
import { NameField } from './name-field';

/** Changes the display name. */
export function NameForm({ name }: { name: string }) {
  const signedIn = useSession((session) => session.signedIn);
  const marker = useSession((session) => session.marker);

  const rename = ({ name: wanted = '' }: Record<string, string>) =>
    attempt(async (provider) => {
      const account = await provider.rename(wanted.trim());
      signedIn(account, marker ?? 'true');
      return `Saved. You are ${account.displayName ?? ''} now.`;
    });

  return (
    <Form label="Change your name" busyWords="Saving…" submit={rename}>
      <NameField defaultValue={name} />
      <SubmitButton quiet>Change the name</SubmitButton>
    </Form>
  );
}
