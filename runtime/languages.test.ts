import { homeWithoutSlash } from './languages';

it('homeWithoutSlash returns the home page of a language without its trailing slash, with its query', () => {
  expect(homeWithoutSlash('/de/')).toBe('/de');
  expect(homeWithoutSlash('/de/?utm_source=mail')).toBe('/de?utm_source=mail');
});

it.each(['/', '/de', '/de?q=/', '/de/all/', '/den/', '//de/'])('homeWithoutSlash returns undefined for %s', (url) => {
  expect(homeWithoutSlash(url)).toBeUndefined();
});
