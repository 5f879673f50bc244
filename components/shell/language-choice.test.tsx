import { renderToStaticMarkup } from 'react-dom/server';
import { languagesIn } from '@/domain/languages';
import { LanguageChoice, LanguageScript } from './language-choice';

const both = languagesIn('en,de');

/** Shows the choice on a page, in a browser that prefers these languages, and runs its script. */
function show(path: string, current: string, preferred: readonly string[] = []): HTMLAnchorElement | null {
  window.history.replaceState(null, '', path);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const base = current === 'en' ? '' : `/${current}`;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <LanguageScript languages={both} current={current} base={base} />
      <LanguageChoice languages={both} current={current} />
    </>,
  );
  const script = document.createElement('script');
  script.textContent = document.querySelector('script')?.textContent ?? '';
  document.body.append(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('a');
}

/** Address of the link of the other language, once it is hovered. */
function hoveredAddress(path: string, current: string): string | null | undefined {
  const link = show(path, current);
  link?.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return link?.href;
}

const shownText = (link: HTMLAnchorElement | null) => link?.querySelector('span:not([hidden])')?.textContent;

it('LanguageChoice renders nothing in a shop of one language', () => {
  expect(renderToStaticMarkup(<LanguageChoice languages={languagesIn('en')} />)).toBe('');
  expect(renderToStaticMarkup(<LanguageChoice />)).toBe('');
});

it('LanguageChoice marks the current language and links the home page of the other one without JavaScript', () => {
  document.body.innerHTML = renderToStaticMarkup(<LanguageChoice languages={both} />);
  const nav = document.querySelector('[role="navigation"]');
  expect(nav?.getAttribute('aria-label')).toBe('Language');
  expect(nav?.querySelector('[aria-current="true"]')?.outerHTML).toContain('lang="en"');
  const link = nav?.querySelector('a');
  expect(['href', 'hreflang', 'lang'].map((name) => link?.getAttribute(name))).toEqual(['/de', 'de', 'de']);
});

it('LanguageChoice stays within the paragraph of the footer, which a browser would end before a block', () => {
  document.body.innerHTML = `<p>${renderToStaticMarkup(<LanguageChoice languages={both} />)}</p>`;
  expect(document.querySelector('p a')).not.toBeNull();
});

it.each([
  ['/', 'en', '/de'],
  ['/all/xeric-halograph?size=38#reviews', 'en', '/de/all/xeric-halograph?size=38'],
  ['/de', 'de', '/'],
  ['/de/all', 'de', '/all'],
  ['/de//example.com', 'de', '/example.com'],
])('the link of the other language on %s in %s leads to %s', (path, current, address) => {
  expect(hoveredAddress(path, current)).toBe(new URL(address, window.location.origin).href);
});

it.each([
  [['de-AT', 'en'], 'en', 'Diese Seite auf Deutsch'],
  [['fr', 'de'], 'en', 'Diese Seite auf Deutsch'],
  [['en-GB', 'de'], 'en', 'Deutsch'],
  [['fr'], 'en', 'Deutsch'],
  [['en', 'de'], 'de', 'This page in English'],
])('a browser that prefers %j shows on a page in %s the link "%s"', (preferred, current, text) => {
  expect(shownText(show(current === 'en' ? '/' : '/de', current, preferred))).toBe(text);
});
