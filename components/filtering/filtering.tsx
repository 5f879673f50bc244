'use client';

import { Activity, lazy, memo, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/ui/hooks';
import { useWrist } from '@/store/size-settings';
import type { FilterFormProps } from './filter-form';
import { awaitFirstInteraction, startFiltering, firstInteraction } from './first-interaction';

const FilterForm = lazy(async () => {
  await firstInteraction();
  return { default: (await import('./filter-form')).FilterForm };
});

/**
 * Range filters and facets over a list. Their HTML works without scripts; their code loads at the first
 * interaction (docs/decisions/0015-filter-state.md).
 */
export function Filtering(props: FilterFormProps) {
  const fromServer = useBrowserValue(() => false, true);
  const [isServed] = useState(fromServer);
  return (
    <>
      <UnhydratedForm {...props} isServed={isServed} />
      <KnownWrist />
    </>
  );
}

/** A known wrist adds an order and filters (docs/product.md 5.14), also before the first interaction. */
function KnownWrist() {
  const isKnown = Boolean(useWrist());
  useEffect(() => {
    if (isKnown) startFiltering();
  }, [isKnown]);
  return null;
}

/** Its props never change before the first interaction, so that React does not replace the server's HTML. */
const UnhydratedForm = memo(function UnhydratedForm({ isServed, ...props }: FilterFormProps & { isServed: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  if (!isServed) startFiltering();
  useEffect(() => {
    if (window.location.search || element.current?.matches(':focus-within')) startFiltering();
    return element.current ? awaitFirstInteraction(element.current) : undefined;
  }, []);
  // The Activity boundary keeps the server's HTML until the code arrives. After a client-side navigation there is no such HTML.
  const form = <FilterForm {...props} />;
  return (
    <div ref={element} className="contents">
      {isServed ? <Activity>{form}</Activity> : form}
    </div>
  );
});
