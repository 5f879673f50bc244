import type { SubmittedForm } from '@/contract/desk';
import type { RejectedLine } from '@/domain/result';

/** Returns the text of a file that an owner has sent to be previewed; undefined before that and after it is saved. */
export function previewedFile(submitted: SubmittedForm | undefined, action: string): string | undefined {
  if (submitted?.action !== action || submitted.outcome?.ok || submitted.outcome?.invalid) return undefined;
  return submitted.fields.csv;
}

type FileSummaryProps = {
  changed: number;
  unchanged: number;
  rejected: readonly RejectedLine[];
};

/** How many lines of a file change something, and each rejected line with the reason. */
export function FileSummary({ changed, unchanged, rejected }: FileSummaryProps) {
  const hasRejected = rejected.length > 0;
  return (
    <>
      <p>
        <strong>{changed}</strong> changed · {unchanged} unchanged ·{' '}
        <strong className={hasRejected ? 'desk-bad' : undefined}>{rejected.length}</strong> rejected
      </p>
      {hasRejected && (
        <ul>
          {rejected.map(({ line, why }, index) => (
            <li key={index} className="desk-bad">{`Line ${line}: ${why}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}
