import { speculationRules } from './speculation-rules';

it('speculationRules match links to public static pages without a query, until the page is hydrated', () => {
  const [rule] = speculationRules.prefetch;
  expect(rule?.eagerness).toBe('moderate');
  const selector = rule?.where.selector_matches ?? '';
  const isNamed = (href: string, isHydrated = false) => {
    document.documentElement.toggleAttribute('data-hydrated', isHydrated);
    document.body.innerHTML = `<a href="${href}">A page</a>`;
    return document.querySelector(selector) !== null;
  };
  const pages = [
    ...['/', '/all', '/all/xerix', '/all/xerix/1', '/wfemale/allwfemale', '/wfemale/allwfemale/1', '/new/allnew'],
    ...['/new/allnew/1', '/contact/form', '/shipping-returns', '/warranty', '/about', '/privacy', '/terms'],
    ...['/legal-notice', '/accessibility'],
  ];
  expect(pages.filter((page) => !isNamed(page))).toEqual([]);
  expect(pages.filter((page) => isNamed(page, true))).toEqual([]);
  expect(
    ['/all?price=-300', '/allies', '/payment', '/search', '/order', '/auth/user'].filter((page) => isNamed(page)),
  ).toEqual([]);
});
