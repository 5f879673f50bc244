import { policies, type Policy } from '@/data/policies';
import type { SpecificationLine } from '@/domain/specification';
import type { Watch } from '@/domain/watch';
import type { Panel } from './accordion';

/** The accordion's five panels in their order (docs/product.md 6.5): two of the watch, three of the shop. */
export function panelsOf({ description, specification }: Watch): Panel[] {
  return [
    { title: 'Description', content: <Description lines={description} /> },
    { title: 'Specifications', content: <Specifications lines={specification.lines} /> },
    ...policies.map((policy) => ({ title: policy.title, content: <PolicyText policy={policy} /> })),
  ];
}

function Description({ lines }: { lines: readonly string[] }) {
  return (
    <div className="max-w-prose space-y-3">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Specifications({ lines }: { lines: readonly SpecificationLine[] }) {
  return (
    <dl className="tabular-nums">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-line py-2 first:border-t-0 tablet:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PolicyText({ policy }: { policy: Policy }) {
  return (
    <ul className="max-w-prose list-disc space-y-2 pl-5">
      {policy.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
