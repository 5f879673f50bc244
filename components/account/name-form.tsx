'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { renameWords } from './copy';
import { askProvider } from './ask-provider';
import { NameField } from './name-field';

export function NameForm({ name }: { name: string }) {
  const signedIn = useSession((session) => session.signedIn);
  const marker = useSession((session) => session.marker);

  const rename = ({ name: wanted = '' }: Record<string, string>) =>
    askProvider(async (provider) => {
      const account = await provider.rename(wanted.trim());
      signedIn(account, marker ?? 'true');
      return renameWords.saved(account.displayName ?? '');
    });

  return (
    <Form label={renameWords.title} busyWords={renameWords.busy} submit={rename}>
      <NameField defaultValue={name} />
      <SubmitButton quiet>{renameWords.send}</SubmitButton>
    </Form>
  );
}
