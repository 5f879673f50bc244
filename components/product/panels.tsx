import { policies, type Policy } from '@/data/policies';
import type { Watch } from '@/domain/watch';
import { panelTitles } from '@/components/words/product';
import type { Panel } from './accordion';
import { SpecificationList } from './specification-list';

/** The accordion's five panels in their order (docs/product.md 6.5): two of the watch, three of the shop. */
export function panelsOf({ description, stored }: Watch): Panel[] {
  return [
    { title: panelTitles.description, content: <Description lines={description} /> },
    { title: panelTitles.specifications, content: <SpecificationList watch={stored} /> },
    ...policies.map((policy) => ({ title: policy.title, content: <PolicyText policy={policy} /> })),
  ];
}

function Description({ lines }: { lines: readonly string[] }) {
  return (
    <div className="max-w-prose space-y-3">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

function PolicyText({ policy }: { policy: Policy }) {
  return (
    <ul className="max-w-prose list-disc space-y-2 pl-5">
      {policy.points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
