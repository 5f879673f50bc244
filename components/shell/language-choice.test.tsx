import { renderToStaticMarkup } from 'react-dom/server';
import { languageScript } from '@/browser/language-script';
import { offerLanguage } from '@/browser/offer-language';
import { languagesIn } from '@/domain/parse-languages';
import { LanguageChoice } from './language-choice';

const several = languagesIn('en,de,fr,es');

/** Shows the choice on a page, in a browser that prefers these languages, and runs its scripts. */
function show(path: string, current: string, preferred: readonly string[] = []): HTMLAnchorElement[] {
  window.history.replaceState(null, '', path);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const base = current === 'en' ? '' : `/${current}`;
  document.documentElement.lang = current;
  document.body.innerHTML = renderToStaticMarkup(<LanguageChoice languages={several} current={current} />);
  const script = document.createElement('script');
  script.textContent = languageScript(base);
  document.body.append(script);
  offerLanguage();
  return [...document.querySelectorAll('a')];
}

/** Address of a language's link, once it is hovered. */
function hoveredAddress(path: string, current: string, target: string): string | undefined {
  const link = show(path, current).find(({ hreflang }) => hreflang === target);
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return link?.href;
}

it('LanguageChoice renders nothing in a shop of one language', () => {
  expect(renderToStaticMarkup(<LanguageChoice languages={languagesIn('en')} />)).toBe('');
  expect(renderToStaticMarkup(<LanguageChoice />)).toBe('');
});

it('LanguageChoice marks the current language and links the home pages of the other ones without JavaScript', () => {
  document.body.innerHTML = renderToStaticMarkup(<LanguageChoice languages={several} />);
  const nav = document.querySelector('[role="navigation"]');
  expect(nav?.getAttribute('aria-label')).toBe('Language');
  expect(nav?.querySelector('[aria-current="true"]')?.outerHTML).toContain('lang="en"');
  const links = [...(nav?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => ['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name)))).toEqual([
    ['/de', 'de', 'de'],
    ['/fr', 'fr', 'fr'],
    ['/es', 'es', 'es'],
  ]);
});

it('LanguageChoice stays within the paragraph of the footer, which a browser would end before a block', () => {
  document.body.innerHTML = `<p>${renderToStaticMarkup(<LanguageChoice languages={several} />)}</p>`;
  expect(document.querySelector('p a')).not.toBeNull();
});

it.each([
  ['/', 'en', 'de', '/de'],
  ['/all/xeric-halograph?size=38#reviews', 'en', 'fr', '/fr/all/xeric-halograph?size=38'],
  ['/de', 'de', 'en', '/'],
  ['/de/all', 'de', 'en', '/all'],
  ['/fr/all', 'fr', 'es', '/es/all'],
  ['/de//example.com', 'de', 'en', '/example.com'],
  // Verifies docs/product.md 44.4 (links).
  ['/all?price=-300', 'en', 'de', '/de/all'],
  ['/all?sort=price&price=100-300&size=38', 'en', 'de', '/de/all?sort=price&size=38'],
  ['/de/all?price=100&price=300&diameter=36-', 'de', 'en', '/all?diameter=36-'],
  ['/de/search?q=price&price=-300', 'de', 'fr', '/fr/search?q=price'],
])('the link on %s in %s to %s leads to %s', (path, current, target, address) => {
  expect(hoveredAddress(path, current, target)).toBe(new URL(address, window.location.origin).href);
});

it.each([
  [['de-AT', 'en'], 'en', ['Diese Seite auf Deutsch', 'Français', 'Español']],
  [['it', 'fr', 'de'], 'en', ['Deutsch', 'Cette page en français', 'Español']],
  [['es-MX'], 'fr', ['English', 'Deutsch', 'Esta página en español']],
  [['en-GB', 'de'], 'en', ['Deutsch', 'Français', 'Español']],
  [['it'], 'en', ['Deutsch', 'Français', 'Español']],
  [['en', 'de'], 'de', ['This page in English', 'Français', 'Español']],
])('a browser that prefers %j shows on a page in %s the links %j', (preferred, current, texts) => {
  const links = show(current === 'en' ? '/' : `/${current}`, current, preferred);
  expect(links.map((link) => link.textContent)).toEqual(texts);
});
