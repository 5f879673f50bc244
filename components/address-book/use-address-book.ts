import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchAddressBook } from '@/browser/address-client';
import type { ShownRejection } from '@/components/forms/copy-rejections';
import { useSession } from '@/store/session';
import { type Addresses, callAddressBook } from './call-address-book';

type Known = { uid: string; addresses?: Addresses; rejection?: ShownRejection };

/**
 * The signed-in user's address book. It loads once the user is known and again on window focus, because another window may
 * have changed it. A failed reload keeps the last known addresses.
 */
export function useAddressBook() {
  const uid = useSession(({ user }) => user?.uid);
  const [notifyKnown, setKnown] = useState<Known>();
  const latest = useRef(0);

  /** Sets the address book from an API response; pending loads become stale. */
  const show = (addresses: Addresses) => {
    latest.current += 1;
    if (uid !== undefined) setKnown({ uid, addresses });
  };

  /** Loads the address book; returns the rejection if it fails. */
  const load = async (): Promise<ShownRejection | undefined> => {
    if (uid === undefined) return undefined;
    const requestNumber = (latest.current += 1);
    const book = await callAddressBook(fetchAddressBook);
    if (requestNumber !== latest.current) return undefined;
    setKnown((before) => {
      if (book.ok) return { uid, addresses: book.value };
      return before?.uid === uid && before.addresses ? before : { uid, rejection: book.rejection };
    });
    return book.ok ? undefined : book.rejection;
  };

  const loadNow = useEffectEvent(() => void load());
  useEffect(() => {
    const listening = new AbortController();
    loadNow();
    for (const event of ['focus', 'pageshow']) window.addEventListener(event, loadNow, { signal: listening.signal });
    return () => {
      listening.abort();
      latest.current += 1;
    };
  }, [uid]);

  const { addresses, rejection } = (notifyKnown?.uid === uid && notifyKnown) || {};
  return { addresses, rejection, load, show };
}
