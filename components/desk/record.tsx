import { utcMinute } from '@/domain/local-date';

/** Facts with their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

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
