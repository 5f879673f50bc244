'use client';

import { keepEarlyPresses } from '@/browser/queued-clicks';
import { markKept, markTouched } from '@/browser/root-marks';
import { speculationRules } from './speculation-rules';

/**
 * What the browser reads before anything is painted. A client component, which says its words on the server alone: the page carries
 * them once, and not again in the data that it wakes up with.
 * @param props.more a script that runs after the shop's own
 */
export function HeadScripts({ more }: { more: string }) {
  return (
    <>
      <script type="speculationrules" suppressHydrationWarning>
        {typeof window === 'undefined' ? JSON.stringify(speculationRules) : ''}
      </script>
      <script suppressHydrationWarning>
        {typeof window === 'undefined' ? [keepEarlyPresses, markKept, markTouched, more].join(';') : ''}
      </script>
    </>
  );
}
