'use client';

import { useRef, useState } from 'react';
import { Field, SelectField } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { wristEntryCopy as copy, wristTitle } from '@/components/size/copy-fit';
import type { SizeProps } from '@/components/size/sized-watch';
import { WristPicture } from '@/components/size/wrist-picture';
import { decimal } from '@/domain/decimal';
import { averageWrist, fitOf } from '@/domain/fit';
import { circumferenceOf, parseTypedWrist, type Wrist } from '@/domain/wrist';
import { saveWrist, useWrist } from '@/store/size-settings';
import { SizeDialog } from './size-dialog';

const parseWrist = (values: Record<string, unknown>) =>
  parseTypedWrist(String(values.circumference ?? ''), values.unit === 'in' ? 'in' : 'mm');

/**
 * Dialog that saves or deletes the shopper's wrist circumference (docs/product.md 22.4). On a product page it shows the watch
 * on that wrist, or on an average one (22.11).
 */
export function WristEntry({ sized, onClose }: { sized?: SizeProps; onClose: () => void }) {
  const wrist = useWrist();
  const [typed, setTyped] = useState<Wrist>();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = typed ?? wrist;

  const submit = async (values: Record<string, string>): Promise<FormResult> => {
    const read = parseWrist(values);
    if (!read.ok) return { rejected: copy.rejected, field: 'circumference' };
    saveWrist(read.value);
    dialog.current?.close();
    return { done: '' };
  };

  return (
    <SizeDialog ref={dialog} title={copy.title} onClose={onClose}>
      <div
        className="mt-3 grid gap-2"
        onInput={({ currentTarget }) => {
          const form = currentTarget.querySelector('form');
          const read = form && parseWrist(Object.fromEntries(new FormData(form)));
          setTyped(read?.ok ? read.value : undefined);
        }}
      >
        {sized?.pxPerMm && (
          <figure>
            <WristPicture
              {...sized}
              pxPerMm={sized.pxPerMm}
              fit={fitOf(sized.watch, shown ? circumferenceOf(shown) : averageWrist)}
            />
            <figcaption className="mt-2 text-sm text-soft">{shown ? wristTitle(shown) : copy.onAverage}</figcaption>
          </figure>
        )}
        <Form label={copy.title} busyCopy={copy.busy} submit={submit}>
          <Field
            label={copy.circumference}
            hint={copy.hint}
            name="circumference"
            required
            inputMode="decimal"
            autoComplete="off"
            defaultValue={wrist ? decimal(wrist.figure) : undefined}
          />
          <SelectField label={copy.unit} name="unit" defaultValue={wrist?.unit ?? 'mm'}>
            <option value="mm">{copy.mm}</option>
            <option value="in">{copy.inches}</option>
          </SelectField>
          <SubmitButton>{copy.save}</SubmitButton>
        </Form>
        <p className="text-sm text-soft">{copy.privacy}</p>
        {wrist && (
          <button
            type="button"
            className="bar-link justify-self-start underline underline-offset-4"
            onClick={() => {
              saveWrist(null);
              dialog.current?.close();
            }}
          >
            {copy.forget}
          </button>
        )}
      </div>
    </SizeDialog>
  );
}
