'use client';

import { Activity, lazy, memo, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/ui/hooks';
import type { FilterFormProps } from './filter-form';
import { awaitTouch, beginFiltering, firstTouch } from './first-interaction';

const FilterForm = lazy(async () => {
  await firstTouch();
  return { default: (await import('./filter-form')).FilterForm };
});

/**
 * Range filters and facets over a list. Their HTML works without scripts; their code loads at the first
 * interaction (docs/decisions/0015-filter-state.md).
 */
export function Filtering(props: FilterFormProps) {
  const fromServer = useBrowserValue(() => false, true);
  const [isServed] = useState(fromServer);
  return <SleepingForm {...props} isServed={isServed} />;
}

/** Its props never change while it sleeps, so that React leaves the server's HTML alone. */
const SleepingForm = memo(function SleepingForm({ isServed, ...props }: FilterFormProps & { isServed: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  if (!isServed) beginFiltering();
  useEffect(() => {
    if (window.location.search || element.current?.matches(':focus-within')) beginFiltering();
    return element.current ? awaitTouch(element.current) : undefined;
  }, []);
  // A page that the browser fetched by itself waits for the code; one that came as HTML has it under a boundary.
  const form = <FilterForm {...props} />;
  return <div ref={element}>{isServed ? <Activity>{form}</Activity> : form}</div>;
});
