import { policies, type Policy } from '@/data/policies';
import { descriptionFields, specificationFields, type StoredWatch } from '@/domain/stored-watch';
import { splitSpecificationLine } from '@/domain/specification';
import type { Panel } from './accordion';

/** The accordion's five panels in the spec's order (section 2): two of the watch, three of the shop. */
export function panelsOf(watch: StoredWatch): Panel[] {
  return [
    { title: 'Description', content: <Description watch={watch} /> },
    { title: 'Specifications', content: <Specifications watch={watch} /> },
    ...policies.map((policy) => ({ title: policy.title, content: <PolicyText policy={policy} /> })),
  ];
}

function Description({ watch }: { watch: StoredWatch }) {
  return (
    <div className="max-w-prose space-y-3">
      {descriptionFields.map((field) => (
        <p key={field}>{watch[field]}</p>
      ))}
    </div>
  );
}

function Specifications({ watch }: { watch: StoredWatch }) {
  return (
    <dl className="tabular-nums">
      {specificationFields.map((field) => {
        const [label, value] = splitSpecificationLine(watch[field]);
        return (
          <div
            key={field}
            className="grid gap-x-6 border-t border-line py-2 first:border-t-0 tablet:grid-cols-[12rem_1fr]"
          >
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
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
