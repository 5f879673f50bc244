// Verifies docs/product.md 3.10 (network with a page, network without a page).
import { socialPlaces } from './social';

const hrefs = (env: Record<string, string>) => socialPlaces(env).map(({ href }) => href);

it('socialPlaces returns the front page of each network without a setting', () => {
  expect(hrefs({ SOCIAL_TWITTER: '' })).toEqual([
    'https://www.facebook.com',
    'https://www.instagram.com',
    'https://x.com',
    'https://www.youtube.com',
  ]);
});

it('socialPlaces returns the configured profile', () => {
  expect(hrefs({ SOCIAL_YOUTUBE: 'https://www.youtube.com/@oddhours' })[3]).toBe('https://www.youtube.com/@oddhours');
});

it.each(['@oddhours', 'http://www.facebook.com/oddhours', 'javascript:alert(1)'])('socialPlaces rejects %j', (href) => {
  expect(() => socialPlaces({ SOCIAL_FACEBOOK: href })).toThrow(/SOCIAL_FACEBOOK .* https/);
});
