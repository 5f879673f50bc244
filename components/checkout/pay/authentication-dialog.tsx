'use client';

import { useEffect, useRef, useCallback, useState } from 'react';
import { bankCopy } from '@/components/checkout/copy';

type AuthenticationDialogProps = {
  isOpen: boolean;
  /** Formatted, such as `$199.00`. */
  amount: string;
  /** Receives undefined if the dialog is closed without an answer. */
  onAnswer: (answer: boolean | undefined) => void;
};

/** Simulates the bank's 3-D Secure challenge for test payments. */
export function AuthenticationDialog({ isOpen, amount, onAnswer }: AuthenticationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="bank-title"
      onClose={() => onAnswer(undefined)}
      className="m-auto w-[min(30rem,calc(100vw-32px))] border-2 border-ink bg-paper p-6 text-ink backdrop:bg-ink/60 tablet:p-8 phone:p-4"
    >
      <p className="text-sm text-soft">{bankCopy.bank}</p>
      <h2 id="bank-title" className="mt-1 heading">
        {bankCopy.question(amount)}
      </h2>
      <p className="mt-3">{bankCopy.explanation}</p>
      <div className="mt-6 grid grid-cols-1 gap-3">
        <button type="button" onClick={() => onAnswer(true)} className="button px-3">
          {bankCopy.complete}
        </button>
        <button type="button" onClick={() => onAnswer(false)} className="button-quiet px-3">
          {bankCopy.fail}
        </button>
      </div>
    </dialog>
  );
}

/** `confirm` opens the dialog and resolves when `answer` is called. */
export function useConfirmation() {
  const [isAsking, setAsking] = useState(false);
  const resolveRef = useRef<(answer: boolean | undefined) => void>(undefined);
  const confirm = useCallback(() => {
    setAsking(true);
    return new Promise<boolean | undefined>((resolve) => (resolveRef.current = resolve));
  }, []);
  const answer = useCallback((result: boolean | undefined) => {
    setAsking(false);
    resolveRef.current?.(result);
  }, []);
  return { isAsking, confirm, answer };
}
