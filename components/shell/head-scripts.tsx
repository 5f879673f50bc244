'use client';

import { queueClicksScript } from '@/browser/queued-clicks';
import { storedAttributesScript, interactionScript } from '@/browser/root-attributes';
import { speculationRules } from './speculation-rules';

/**
 * Inline scripts that run before the first paint. A client component that renders their text on the server only, so that
 * the text is not repeated in the hydration data.
 *
 * @param props.more is a script that runs after the shop's own.
 */
export function HeadScripts({ more }: { more: string }) {
  return (
    <>
      <script type="speculationrules" suppressHydrationWarning>
        {typeof window === 'undefined' ? JSON.stringify(speculationRules) : ''}
      </script>
      <script suppressHydrationWarning>
        {typeof window === 'undefined'
          ? [queueClicksScript, storedAttributesScript, interactionScript, more].join(';')
          : ''}
      </script>
    </>
  );
}
