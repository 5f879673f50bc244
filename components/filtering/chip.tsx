import type { Route } from 'next';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { filteringCopy } from './copy';

type ChipProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  label: string;
  href: Route;
  /** True if the link leads to another page of results, not only to other filters of this list. */
  leadsElsewhere?: boolean;
};

/** A link that removes a filter or a wish of a query. */
export function Chip({ label, leadsElsewhere = false, ...anchor }: ChipProps) {
  const Anchor = leadsElsewhere ? Link : 'a';
  return (
    <Anchor {...anchor} aria-label={filteringCopy.remove(label)} className="chip">
      {label}
      <Icon name="close" className="size-3.5 shrink-0" />
    </Anchor>
  );
}
