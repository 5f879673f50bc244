'use client';

import { currencyScript } from '@/browser/currency';
import { languageScript } from '@/browser/language-script';
import { queueClicksScript } from '@/browser/queued-clicks';
import {
  interactionScript,
  recentAttributeScript,
  shopClockScript,
  storedAttributesScript,
  weekendAttributeScript,
} from '@/browser/root-attributes';
import { weekend } from '@/data/weekend';
import { offeredLanguages } from '@/domain/languages';
import { speculationRules } from './speculation-rules';

/**
 * Inline scripts that run before the first paint. A client component without props that renders their text on the server only,
 * so that the text is not repeated in the hydration data.
 */
export function HeadScripts() {
  return (
    <>
      <script type="speculationrules" suppressHydrationWarning>
        {typeof window === 'undefined' ? JSON.stringify(speculationRules) : ''}
      </script>
      <script suppressHydrationWarning>
        {typeof window === 'undefined'
          ? [
              queueClicksScript,
              storedAttributesScript,
              interactionScript,
              recentAttributeScript,
              shopClockScript,
              weekendAttributeScript(weekend),
              currencyScript(),
              ...(offeredLanguages.length > 1 ? [languageScript()] : []),
            ].join(';')
          : ''}
      </script>
    </>
  );
}
