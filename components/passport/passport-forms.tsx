import { PostForm } from '@/components/forms/post-form';
import { passportRoute } from '@/contract/passport';
import { maxPassportNote } from '@/contract/limits';
import type { ReactNode } from 'react';
import { firstBatteryDay } from '@/domain/passport';
import { passportForms as copy } from './copy';

type PassportFormsProps = { token: string; isStolen: boolean; hasBattery: boolean; today: string };

/** Forms for the holder of a watch. They work without scripts. */
export function PassportForms({ token, isStolen, hasBattery, today }: PassportFormsProps) {
  const report = isStolen ? copy.found : copy.stolen;
  return (
    <div className="border-t border-ink">
      <ActForm token={token} act="note" title={copy.note.title} button={copy.note.button}>
        <NoteField id="note" label={copy.note.label} />
      </ActForm>
      <ActForm token={token} act="service-asked" title={copy.service.title} button={copy.service.button}>
        <NoteField id="service" label={copy.service.label} />
      </ActForm>
      {hasBattery && (
        <ActForm token={token} act="battery" title={copy.battery.title} button={copy.battery.button}>
          <label htmlFor="battery" className="mb-1.5 block font-semibold">
            {copy.battery.label}
          </label>
          <input
            id="battery"
            type="date"
            name="on"
            required
            min={firstBatteryDay}
            max={today}
            defaultValue={today}
            className="field"
          />
          <label className="mt-3 flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remind" className="size-5" />
            {copy.battery.remind}
          </label>
        </ActForm>
      )}
      <ActForm token={token} act={isStolen ? 'found' : 'stolen'} title={report.title} button={report.button}>
        <p className="max-w-prose">{report.text}</p>
      </ActForm>
    </div>
  );
}

type ActFormProps = { token: string; act: string; title: string; button: string; children: ReactNode };

function ActForm({ token, act, title, button, children }: ActFormProps) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{title}</summary>
      <PostForm action={passportRoute.path} aria-label={title} className="max-w-xl pb-6">
        <input type="hidden" name="passport" value={token} />
        <input type="hidden" name="act" value={act} />
        {children}
        <button type="submit" className="mt-4 button-quiet">
          {button}
        </button>
      </PostForm>
    </details>
  );
}

function NoteField({ id, label }: { id: string; label: string }) {
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea id={id} name="note" required rows={3} maxLength={maxPassportNote} className="field" />
    </>
  );
}
