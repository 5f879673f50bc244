import type { SubmittedForm } from '@/contract/desk';
import { DeskForm } from './form';

/** Outcome of the submitted form: its result with an undo button, or the reason for the rejection. */
export function DeskNotice({ submitted, back }: { submitted: SubmittedForm | undefined; back: string }) {
  const outcome = submitted?.outcome;
  if (!outcome) return null;
  const { ok, sentence, changes = [], undo, undoVersion, invalid } = outcome;
  return (
    <div id="desk-notice" role={ok ? 'status' : 'alert'} className={`desk-notice ${ok ? '' : 'desk-notice-bad'}`}>
      <p>
        {sentence}
        {invalid && ' Look at the marked field.'}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {undo && (
        <DeskForm
          action={undo.action}
          back={back}
          submitted={undefined}
          fields={undo.fields}
          {...(undoVersion && { version: undoVersion })}
          button={undo.label}
          look="quiet"
        />
      )}
    </div>
  );
}
