'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { clampQuantity, isQuantity, maxQuantity, minQuantity } from '@/domain/line-items';
import { cartPageCopy } from './copy';

type QuantityStepperProps = {
  /** The watch's name, for the accessible names of the controls. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

/**
 * Number input from 1 to 10 between two buttons (docs/product.md 9.4). Valid input applies at once. Invalid input is
 * flagged, then clamped on blur or Enter; input that is not a number is reverted.
 */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<{ text: string; before: number }>();
  const id = useId();
  const isInvalid = typed !== undefined && !isTypedQuantity(typed.text);
  // Another tab or device may have changed the quantity since valid input was applied.
  const shown = typed && (isInvalid || Number(typed.text) === quantity) ? typed.text : String(quantity);

  const type = (text: string) => {
    setTyped({ text, before: typed?.before ?? quantity });
    if (isTypedQuantity(text)) onChange(Number(text));
  };
  const commit = () => {
    const clamped = typed && isInvalid ? (nearestQuantity(typed.text) ?? typed.before) : quantity;
    if (clamped !== quantity) onChange(clamped);
    setTyped(undefined);
  };
  const step = (by: number) => {
    setTyped(undefined);
    onChange(quantity + by);
  };

  return (
    <div className="relative">
      <div role="group" aria-label={cartPageCopy.quantityOf(name)} className="inline-flex border border-ink">
        <StepButton label={cartPageCopy.fewer(name)} atLimit={quantity <= minQuantity} onStep={() => step(-1)}>
          <Icon name="minus" className="size-5" />
        </StepButton>
        <input
          type="number"
          inputMode="numeric"
          min={minQuantity}
          max={maxQuantity}
          step={1}
          required
          autoComplete="off"
          aria-label={`${cartPageCopy.quantityOf(name)}, ${cartPageCopy.range(minQuantity, maxQuantity)}`}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? id : undefined}
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
          className="h-11 w-[max(44px,2em)] [appearance:textfield] bg-transparent text-center font-semibold tabular-nums -outline-offset-3 aria-invalid:text-signal [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton label={cartPageCopy.more(name)} atLimit={quantity >= maxQuantity} onStep={() => step(1)}>
          <Icon name="plus" className="size-5" />
        </StepButton>
      </div>
      {isInvalid && (
        <p
          id={id}
          className="absolute inset-s-0 top-full z-10 bg-paper pt-0.5 text-sm leading-[1.15] whitespace-nowrap text-signal"
        >
          {cartPageCopy.rangeRule(minQuantity, maxQuantity)}
        </p>
      )}
    </div>
  );
}

type StepButtonProps = { label: string; atLimit: boolean; onStep: () => void; children: ReactNode };

/** Uses `aria-disabled` at its limit, because `disabled` drops the keyboard focus. */
function StepButton({ label, atLimit, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atLimit}
      onClick={atLimit ? undefined : onStep}
      className="inline-flex size-11 items-center justify-center -outline-offset-3 enabled:hover:bg-card aria-disabled:cursor-not-allowed aria-disabled:text-soft aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}

function isTypedQuantity(text: string): boolean {
  return text.trim() !== '' && isQuantity(Number(text));
}

function nearestQuantity(text: string): number | undefined {
  const parsed = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(parsed) ? undefined : clampQuantity(parsed);
}
