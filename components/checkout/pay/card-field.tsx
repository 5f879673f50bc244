'use client';

import { Field } from '@/components/forms/field';
import { testCards } from '@/domain/test-cards';
import { paymentCopy, testCardCopy } from '@/components/checkout/copy';

type CardFieldProps = { number: string; onChange: (number: string) => void };

/** Input for a test card number. Autofill is off so that browsers do not offer a real card. */
export function CardField({ number, onChange }: CardFieldProps) {
  return (
    <>
      <Field
        name="card"
        isCoded
        label={paymentCopy.cardNumber}
        required
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={number}
        onChange={(event) => onChange(groupDigits(event.currentTarget.value))}
        hint={testCardCopy.hint}
        className="tabular-nums"
      />
      <ul aria-label={testCardCopy.list} className="-mt-1 border-t border-line">
        {testCards.map((card) => (
          <li key={card.number} className="border-b border-line">
            <button
              type="button"
              aria-pressed={groupDigits(card.number) === number}
              onClick={() => onChange(groupDigits(card.number))}
              className="flex min-h-11 w-full flex-col justify-center gap-x-4 py-2 text-start hover:bg-card aria-pressed:bg-card tablet:flex-row tablet:items-center tablet:justify-start"
            >
              <span className="w-44 font-semibold tabular-nums underline underline-offset-4">{card.number}</span>
              <span className="text-soft">{card.meaning}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Formats a card number in groups of four digits; removes blanks and hyphens. */
export function groupDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
