import type { Page } from '@playwright/test';
import { translateNodes } from '@/domain/testing/translate';

/** Puts an empty element before everything in the body while the page is parsed, as some extensions do. */
export async function insertElementFirst(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.body.prepend(document.createElement('div'))),
  );
}

/**
 * Translates every page as browsers do: all text once, and later each new text. The text stays the same.
 *
 * @param from the event from which on the page is translated: hydration, or the end of parsing before it.
 */
export async function keepTranslating(page: Page, from: 'hydration' | 'DOMContentLoaded'): Promise<void> {
  await page.addInitScript(`(() => {
    const translate = ${String(translateNodes)};
    const start = () => {
      translate(document.body);
      new MutationObserver(() => translate(document.body)).observe(document.body, {
        childList: true, characterData: true, subtree: true,
      });
    };
    if ('${from}' === 'DOMContentLoaded') document.addEventListener('DOMContentLoaded', start);
    else new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      observer.disconnect();
      start();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  })()`);
}
