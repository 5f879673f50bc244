import { utcMinute } from '@/domain/utc-minute';

type HistoryProps = {
  /** In the order of the page. `at` is ISO 8601 in UTC. */
  steps: readonly { at: string; by?: string; text: string }[];
};

/** What happened to a record, who did it, and when. */
export function DeskHistory({ steps }: HistoryProps) {
  if (steps.length === 0) return <p>None.</p>;
  return (
    <ol>
      {steps.map(({ at, by, text }, index) => (
        <li key={index}>
          {text} <span className="desk-soft">{`${by ? `${by}, ` : ''}${utcMinute(at)} UTC`}</span>
        </li>
      ))}
    </ol>
  );
}
