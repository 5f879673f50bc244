import { suggestionsResponse, suggestionsQuery } from '@/contract/search.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { searchEntries, suggestionsFor } from '@/data/suggestions';
import { isWeekend } from '@/data/weekend';
import { createSuggester } from '@/domain/search/suggest';
import { validateInput } from './read-request';

it.each(['late comet', 'automatic blue', 'returns', 'chronogaph', 'zzzz', '', '\u0000\u202e', '🙂'])(
  'suggestions for %j equal those that the browser finds by itself',
  async (query) => {
    const fromShop = suggestionsResponse().parse(await suggestionsFor(query));
    const { pages, watches, count } = createSuggester(await searchEntries())(query, isWeekend(new Date()));
    expect(fromShop).toMatchObject({ pages, count });
    expect(fromShop.watches.map(({ key }) => key)).toEqual(watches.map(({ key }) => key));
  },
);

it('suggestions contain at most eight watches and the number of all matches', async () => {
  const { watches, count } = await suggestionsFor('lug');
  expect(watches).toHaveLength(8);
  expect(count).toBe(await catalogue.countWatches());
});

it('suggestions have at most 1.5 KB per watch', async () => {
  const bytes = JSON.stringify(await searchEntries()).length;
  expect(bytes / (await catalogue.countWatches())).toBeLessThan(1500);
});

it('a suggestion request is cut at a hundred characters, and rejected without a query', () => {
  expect(validateInput({ q: 'x'.repeat(10_000) }, suggestionsQuery())).toEqual({
    ok: true,
    value: { q: 'x'.repeat(100) },
  });
  expect(validateInput({}, suggestionsQuery())).toMatchObject({ ok: false, rejection: { code: 'bad-request' } });
});
