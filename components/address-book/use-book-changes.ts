import { useRef, useState } from 'react';
import { removeAddress, saveAddress } from '@/browser/address-client';
import { addressBookCopy as copy } from './copy';
import { addressName } from './copy-address';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import type { SavedAddress } from '@/contract/account-addresses';
import { type Address, addressOf } from '@/domain/address';
import { isSameAddress } from '@/domain/same-address';
import { type Addresses, callAddressBook } from './call-address-book';

/** An address that was just removed, and its index. */
export type RemovedAddress = { address: SavedAddress; index: number };

type Asking = Parameters<typeof callAddressBook>[0];

/**
 * Actions on the address book, one at a time. `status` describes the current or last action, `rejected` its rejection;
 * `focused` is the id of the address that takes the focus. The last removal can be undone until the next change.
 */
export function useBookChanges(addresses: Addresses, show: (addresses: Addresses) => void) {
  const isBusy = useRef(false);
  const [state, setState] = useState<{ status: string; rejected: string; focused?: string; removed?: RemovedAddress }>({
    status: '',
    rejected: '',
  });

  const ask = async (asking: Asking, busyCopy: string) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState(({ removed }) => ({ status: busyCopy, rejected: '', removed }));
    const answer = await callAddressBook(asking);
    isBusy.current = false;
    if (!answer.ok) setState(({ removed }) => ({ status: '', rejected: formRejectionCopy(answer.rejection), removed }));
    else show(answer.value);
    return answer.ok ? answer.value : undefined;
  };

  /** Sets the address book after a save and focuses the saved address. */
  const showSaved = (book: Addresses, address: Address, status: string) => {
    show(book);
    setState({ status, rejected: '', focused: book.find((each) => isSameAddress(each, address))?.id });
  };

  return {
    ...state,
    onSaved: (book: Addresses, address: Address) => showSaved(book, address, copy.kept(addressName(address))),
    onCancelled: (id: string | undefined) =>
      setState(({ removed }) => ({ status: '', rejected: '', focused: id, removed })),
    remove: async (address: SavedAddress) => {
      const index = addresses.indexOf(address);
      const book = await ask((idToken) => removeAddress(address.id, idToken), copy.removing);
      if (book) setState({ status: copy.removed(addressName(address)), rejected: '', removed: { address, index } });
    },
    undo: async ({ address }: RemovedAddress) => {
      const again = { ...addressOf(address), isFirst: address.isFirst };
      const book = await ask((idToken) => saveAddress(again, idToken), copy.keeping);
      if (book) showSaved(book, address, copy.isBack(addressName(address)));
    },
    sendFirst: async (address: SavedAddress) => {
      const first = { ...addressOf(address), id: address.id, isFirst: true };
      const book = await ask((idToken) => saveAddress(first, idToken), copy.keeping);
      if (book) showSaved(book, address, copy.madeFirst(addressName(address)));
    },
  };
}
