'use client';

import { type ReactNode, useState } from 'react';
import { AddressBook } from '@/components/address-book/address-book';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSession } from '@/store/session';
import { callProvider } from './call-provider';
import { ownerCopy, renameCopy, verificationCopy, signOutCopy } from './copy';
import { DeleteForm } from './delete-form';
import { FollowedValues } from './followed-values';
import { NameField, useArrivalAt } from './form-parts';
import { Orders } from './orders';
import { useAccount } from './use-account';

/** Hides content until the content above it has loaded, so that it does not shift; shows it after 2 s in any case. */
const revealedLate = 'invisible animate-[appear_0s_2s_forwards]';

type AccountPanelProps = {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
};

/** Orders, address book and settings. Orders reload once the email is verified: guest orders then join the account. */
export function AccountPanel({ countries }: AccountPanelProps) {
  const user = useSession((session) => session.user);
  const account = useAccount();
  const [hasOrders, setHasOrders] = useState(false);
  const [hasAddressBook, setHasAddressBook] = useState(false);
  if (!account) return null;
  return (
    <>
      <Orders key={`${account.uid} ${account.emailVerified}`} onKnown={() => setHasOrders(true)} />
      <div className={`mt-14 ${hasOrders ? '' : revealedLate}`}>
        <AddressBook key={account.uid} countries={countries} onKnown={() => setHasAddressBook(true)} />
      </div>
      <div
        className={`mt-14 grid grid-cols-1 gap-10 laptop:grid-cols-2 laptop:gap-16 ${hasOrders && hasAddressBook ? '' : revealedLate}`}
      >
        <section aria-labelledby="who">
          <h2 id="who" className="sr-only">
            {ownerCopy.title}
          </h2>
          <dl className="border-t border-line">
            <DescriptionRow term={ownerCopy.name}>{user?.displayName || ownerCopy.noName}</DescriptionRow>
            <DescriptionRow term={ownerCopy.email}>{user?.email}</DescriptionRow>
            <DescriptionRow term={ownerCopy.isConfirmed}>
              {account.emailVerified ? ownerCopy.confirmed : ownerCopy.unconfirmed}
            </DescriptionRow>
          </dl>
          {!account.emailVerified && <VerificationForm />}
          <div className="mt-8 max-w-md">
            <SignOutForm />
          </div>
          <FollowedValues />
        </section>
        <section aria-labelledby="change" className="max-w-md">
          <h2 id="change" className="sr-only">
            {ownerCopy.change}
          </h2>
          <NameForm name={user?.displayName ?? ''} />
          <div className="mt-6 border-b border-line">
            <DeleteForm hasPassword={account.hasPassword} />
          </div>
        </section>
      </div>
    </>
  );
}

function DescriptionRow({ term, children }: { term: string; children?: string | null }) {
  return (
    <div className="flex min-h-14 items-center gap-4 border-b border-line py-3">
      <dt className="w-24 shrink-0 text-soft">{term}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function NameForm({ name }: { name: string }) {
  const signedIn = useSession((session) => session.signedIn);
  const marker = useSession((session) => session.marker);

  const rename = ({ name: newName = '' }: Record<string, string>) =>
    callProvider(async (provider) => {
      const account = await provider.updateDisplayName(newName.trim());
      signedIn(account, marker ?? 'true');
      return renameCopy.saved(account.displayName ?? '');
    });

  return (
    <Form label={renameCopy.title} busyCopy={renameCopy.busy} submit={rename}>
      <NameField defaultValue={name} />
      <SubmitButton quiet>{renameCopy.send}</SubmitButton>
    </Form>
  );
}

/** Sends the verification email again. */
function VerificationForm() {
  const send = () =>
    callProvider(async (provider) => {
      await provider.sendVerification();
      return verificationCopy.sent;
    });

  return (
    <div className="mt-4 max-w-md">
      <p className="mb-3">{verificationCopy.explanation}</p>
      <Form label={verificationCopy.title} busyCopy={verificationCopy.busy} submit={send}>
        <SubmitButton quiet>{verificationCopy.send}</SubmitButton>
      </Form>
    </div>
  );
}

/** Signs out and navigates home (docs/product.md 11.6); the lines of the lists leave this device or stay (40.5). */
function SignOutForm() {
  const arrive = useArrivalAt('/');
  const signedOut = useSession((session) => session.signedOut);
  const uid = useSession((session) => session.user?.uid);

  const signOut = ({ keep }: Record<string, string>) =>
    callProvider(async (provider) => {
      const lists = await import('@/store/follow-lists').catch(() => undefined);
      const left = (uid && (await lists?.changesLeft(uid))) || 0;
      await provider.signOutUser();
      const done = arrive(left > 0 ? signOutCopy.unsent(left) : signOutCopy.done);
      signedOut(keep === 'on');
      return done;
    });

  return (
    <Form label={signOutCopy.title} busyCopy={signOutCopy.busy} submit={signOut}>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="keep" value="on" className="size-5 flex-none accent-ink" />
        {signOutCopy.keepLists}
      </label>
      <SubmitButton>{signOutCopy.title}</SubmitButton>
    </Form>
  );
}
