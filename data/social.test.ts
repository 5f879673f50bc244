import { socialPlaces } from './social';

const hrefs = (env: Record<string, string>) => socialPlaces(env).map(({ href }) => href);

it('socialPlaces returns an href only for configured places', () => {
  expect(hrefs({})).toEqual([undefined, undefined, undefined, undefined]);
  expect(hrefs({ SOCIAL_YOUTUBE: 'https://www.youtube.com/@oddhours', SOCIAL_TWITTER: '' })).toEqual([
    undefined,
    undefined,
    undefined,
    'https://www.youtube.com/@oddhours',
  ]);
});

it.each(['@oddhours', 'http://www.facebook.com/oddhours', 'javascript:alert(1)'])('socialPlaces rejects %j', (href) => {
  expect(() => socialPlaces({ SOCIAL_FACEBOOK: href })).toThrow(/SOCIAL_FACEBOOK .* https/);
});
