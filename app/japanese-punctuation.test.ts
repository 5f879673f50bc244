// In a Japanese build, sentences that code puts together have Japanese punctuation.
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { safetyLines } from '@/data/makers';
import { safetyTerms } from '@/data/makers-copy.ja';
import { manualOf } from '@/data/manual';
import { runsFor, winding } from '@/data/manual-copy.ja';
import { openGraphOfHome, openGraphOfList } from '@/data/open-graph';
import { everything, ranges } from '@/data/ranges';
import { feedRow } from './feeds/feed-row';
import { listMetadata, productMetadata } from './watch-metadata';

jest.mock('@/domain/punctuation', () => jest.requireActual('@/domain/punctuation.ja'));
jest.mock('@/data/brands-copy', () => jest.requireActual('@/data/brands-copy.ja'));
jest.mock('@/data/home-copy', () => jest.requireActual('@/data/home-copy.ja'));
jest.mock('@/data/makers-copy', () => jest.requireActual('@/data/makers-copy.ja'));
jest.mock('@/data/manual-copy', () => jest.requireActual('@/data/manual-copy.ja'));
jest.mock('@/data/open-graph-copy', () => jest.requireActual('@/data/open-graph-copy.ja'));
jest.mock('@/data/picture-copy', () => jest.requireActual('@/data/picture-copy.ja'));
jest.mock('./watch-metadata-copy', () => jest.requireActual('./watch-metadata-copy.ja'));
jest.mock('@/data/list-pages', () => ({
  ...jest.requireActual<object>('@/data/list-pages'),
  findListPage: () => Promise.resolve({ list: everything(90), shown: { page: 2, pages: 3 } }),
}));
jest.mock('@/data/watch-texts', () => ({
  withShownTexts: (watch: object) => ({ ...watch, description: ['針は1本です。短い文です。', '三つ目の文です。'] }),
}));

async function findWatch() {
  const watch = await catalogue.findWatch('xerix/1');
  if (!watch) throw new Error('xerix/1 is not in the catalogue');
  return watch;
}

it('productMetadata in Japanese ends its sentences with 。 and appends the first sentence', async () => {
  expect(productMetadata(await findWatch()).description).toBe(
    'Xeric Slow Meridian：42 mm の自動巻き腕時計、サンドベージュのスエードベルト、防水性能 50 m。$249.00。針は1本です。',
  );
});

it('productMetadata in Japanese omits a first sentence that is too long, counting full-width characters twice', async () => {
  const watch = await findWatch();
  expect(productMetadata({ ...watch, fullName: '長'.repeat(40) }).description).not.toContain('針は');
});

it('listMetadata in Japanese has no space before the number of the page', async () => {
  expect((await listMetadata('all', '2')).description).toMatch(/。3 ページ中 2 ページ目。$/);
});

it('feedRow in Japanese joins the paragraphs of a description without a space', async () => {
  const { description } = feedRow({ watch: await findWatch(), availability: 'in-stock' }, new Date('2026-11-18'));
  expect(description).toBe('針は1本です。短い文です。三つ目の文です。');
});

it('openGraphOfHome and openGraphOfList in Japanese have no Latin colon in their alternative texts', async () => {
  const watches = [await findWatch()];
  expect(openGraphOfHome(watches)?.alt).toBe('Odd Hours：人とは違う時間を。時計 1 点、$249.00');
  const [range] = ranges;
  expect(range && openGraphOfList(range, watches)?.alt).toBe('Xericの腕時計：時計 1 点、$249.00');
});

it('manualOf in Japanese joins its sentences without a space', async () => {
  const { specification } = await findWatch();
  const texts = manualOf({ ...specification, movement: 'Automatic', powerReserve: 42 }).map(({ text }) => text);
  expect(texts).toContain(`${winding.Automatic}${runsFor(42)}`);
});

it('safetyLines in Japanese lists the unknown facts with 、', async () => {
  const terms = safetyLines(await findWatch()).map(([term]) => term);
  expect(terms).toContain(`${safetyTerms.postal}、${safetyTerms.electronic}、${safetyTerms.responsible}`);
});
