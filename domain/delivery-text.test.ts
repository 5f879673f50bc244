// Verifies docs/product.md 13.3, 15.6.
import { cutOffCopy, dateCopy, deliveryCopy, moment } from './delivery-text';
import { inLanguage } from './testing/in-language';

it('deliveryCopy states the usual days and the latest day', () => {
  const dates = { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2027-01-02' };
  expect(deliveryCopy(dates)).toEqual({
    usual: 'Wed, Nov 25 to Fri, Nov 27',
    late: 'Delays are possible: by Sat, Jan 2 at the latest.',
  });
});

it('cutOffCopy names the end of the order day, midnight UTC, in the reader’s time zone', () => {
  const [before, after] = [new Date('2026-11-25T00:00:00Z'), new Date('2026-11-25T23:59:59Z')];
  const end = new Date('2026-11-26T00:00:00Z');
  const time = end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  const day = end.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
  for (const now of [before, after])
    expect(cutOffCopy(now)).toBe(`These dates apply to orders placed by ${day}, ${time}.`);
});

it('dateCopy formats a date with its year, in Japanese with 年, 月 and 日', async () => {
  expect(dateCopy('2026-11-25')).toBe('Nov 25, 2026');
  const japanese = await inLanguage('ja', () => {
    jest.doMock('./delivery-words', () => jest.requireActual('./delivery-words.ja'));
    return import('./delivery-text');
  });
  expect(japanese.dateCopy('2026-11-25')).toBe('2026年11月25日');
});

it('dateCopy and moment are in UTC, whatever the time zone of the process', () => {
  expect([dateCopy('2026-11-25'), dateCopy('2027-01-01')]).toEqual(['Nov 25, 2026', 'Jan 1, 2027']);
  expect(moment('2026-11-25T00:05:03.000Z')).toBe('November 25, 2026 at 12:05:03 AM UTC');
});

it('in French the first of a month is an ordinal in dates and times, other days are not', async () => {
  const french = await inLanguage('fr', () => {
    jest.doMock('./delivery-words', () => jest.requireActual('./delivery-words.fr'));
    return import('./delivery-text');
  });
  expect(french.dateCopy('2026-12-01')).toBe('1er déc. 2026');
  expect(french.dateCopy('2026-12-21')).toBe('21 déc. 2026');
  expect(french.moment('2026-12-01T21:05:01.000Z')).toMatch(/^1er décembre 2026 .*21:05:01 UTC$/);
  expect(french.moment('2026-12-31T01:05:01.000Z')).toMatch(/^31 décembre 2026 .*01:05:01 UTC$/);
});
