/** Text of a link for readers whose browser prefers its language. */
const offers: Readonly<Record<string, string>> = {
  en: 'This page in English',
  de: 'Diese Seite auf Deutsch',
  fr: 'Cette page en français',
  es: 'Esta página en español',
  ja: 'このページを日本語で',
};

/**
 * Offers the page in the first language of the browser that the shop has, in that language: changes the text of its link.
 * Does nothing if that is the page's own. Pages load this only for a reader who prefers another language.
 */
export function offerLanguage(): void {
  for (const tag of navigator.languages) {
    const [code = ''] = tag.split('-');
    if (code === document.documentElement.lang) return;
    const link = document.querySelector(`a[hreflang="${code}"]`);
    if (link) {
      link.textContent = offers[code] ?? link.textContent;
      return;
    }
  }
}
