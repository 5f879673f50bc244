'use client';

import { useRef } from 'react';
import { Field, SelectField } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { wristEntryCopy as copy } from '@/components/size/copy-fit';
import { parseTypedWrist } from '@/domain/wrist';
import { saveWrist, useWrist } from '@/store/size-settings';
import { SizeDialog } from './size-dialog';

/** Dialog that saves or deletes the shopper's wrist circumference (docs/product.md 22.4). */
export function WristEntry({ onClose }: { onClose: () => void }) {
  const wrist = useWrist();
  const dialog = useRef<HTMLDialogElement>(null);

  const submit = async (values: Record<string, string>): Promise<FormResult> => {
    const read = parseTypedWrist(values.circumference ?? '', values.unit === 'in' ? 'in' : 'mm');
    if (!read.ok) return { rejected: copy.rejected, field: 'circumference' };
    saveWrist(read.value);
    dialog.current?.close();
    return { done: '' };
  };

  return (
    <SizeDialog ref={dialog} title={copy.title} onClose={onClose}>
      <div className="mt-3 grid gap-2">
        <Form label={copy.title} busyCopy={copy.busy} submit={submit}>
          <Field
            label={copy.circumference}
            hint={copy.hint}
            name="circumference"
            required
            inputMode="decimal"
            autoComplete="off"
            defaultValue={wrist?.figure}
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
