import type { Page } from '@playwright/test';

/**
 * Shows the page in a pseudo-language: from right to left, each word 40 % longer. Layout must not depend on English: German
 * needs about a third more width, and Arabic and Hebrew mirror the page. Text marked
 * `translate="no"` stays.
 */
export const showPseudoLanguage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    // Email addresses and tokens stay.
    const longer = (text: string) =>
      text.replaceAll(/\S+/g, (part) =>
        /[@\d]/.test(part)
          ? part
          : part.replaceAll(/\p{L}+/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4))),
      );
    // Right-to-left override and its end (Unicode Standard Annex 9): Latin letters run like Hebrew ones.
    const mirrored = (text: string) => (/\p{L}/u.test(text) ? `\u202e${text}\u202c` : text);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, [translate=no]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = mirrored(longer(text.nodeValue ?? ''));
    for (const field of document.querySelectorAll('input, textarea'))
      field.setAttribute('placeholder', longer(field.getAttribute('placeholder') ?? ''));
  });
