import { Icon } from '@/components/ui/icon';
import { assurances } from '@/data/policies';

/** The four icons with captions (docs/product.md 6.4). */
export function Assurances() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {assurances.map(({ icon, caption }) => (
        <li key={icon} className="flex min-h-9 items-center gap-2.5">
          <Icon name={icon} className="size-5" />
          {caption}
        </li>
      ))}
    </ul>
  );
}
