'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import type { SavedAddress } from '@/contract/account-addresses';
import { addressBookCopy as copy } from './copy';
import { addressName, formattedLines } from './copy-address';

type AddressCardProps = {
  address: SavedAddress;
  /** True if the button that acted on this address was unmounted. */
  takesFocus: boolean;
  onChange: () => void;
  onRemove: () => void;
  onSendFirst: () => void;
};

/** One saved address in its country's format, with its actions. */
export function AddressCard({ address, takesFocus, onChange, onRemove, onSendFirst }: AddressCardProps) {
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);
  const [name, ...rest] = formattedLines(address);
  const button = { of: addressName(address) };
  return (
    <>
      <p className="wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        {rest.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-2">
        <CardButton {...button} ref={change} onClick={onChange}>
          {copy.change}
        </CardButton>
        <CardButton {...button} onClick={onRemove}>
          {copy.remove}
        </CardButton>
        {address.isFirst ? (
          <span className="bg-ink px-2.5 py-1 text-sm font-semibold text-lume">{copy.isFirst}</span>
        ) : (
          <CardButton {...button} onClick={onSendFirst}>
            {copy.sendFirst}
          </CardButton>
        )}
      </div>
    </>
  );
}

/** @param props.of names the address, for screen readers. */
function CardButton({ of, children, ...button }: ComponentProps<'button'> & { of: string }) {
  return (
    <button type="button" className="bar-link underline underline-offset-4" {...button}>
      {children}
      <span className="sr-only"> {of}</span>
    </button>
  );
}
