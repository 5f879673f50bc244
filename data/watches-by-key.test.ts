import { catalogueNames, type WatchReference } from '@/domain/watch-key';
import { findComparison, storedWatches, watchSummaries } from './watches-by-key';

jest.mock('./pictures', () => ({
  hasPicture: () => true,
  pictureAt: (path: string, alt: string, widest: number) => ({
    file: path,
    widths: [320, 640, 1200].filter((width) => width <= widest),
    width: 1200,
    height: 1500,
    alt,
  }),
}));

const all: WatchReference[] = catalogueNames.flatMap((catalogue) =>
  [1, 2, 3, 4, 5, 6].map((id) => ({ catalogue, id })),
);

it('watchSummaries and storedWatches return all 54 watches in the requested order', async () => {
  const requested = all.toReversed();
  expect((await watchSummaries(requested)).map(({ key }) => key)).toEqual(
    requested.map(({ catalogue, id }) => `${catalogue}/${id}`),
  );
  expect((await storedWatches(requested)).map(({ catalogue, id }) => ({ catalogue, id }))).toEqual(requested);
});

it('watchSummaries returns name, price in cents, path and small pictures', async () => {
  expect(await watchSummaries([{ catalogue: 'timex', id: 2 }])).toEqual([
    {
      key: 'timex/2',
      name: expect.any(String),
      priceCents: 289_00,
      weekendCents: 202_30,
      otherPrices: {
        eur: { priceCents: 269_00, weekendCents: 188_30 },
        gbp: { priceCents: 229_00, weekendCents: 160_30 },
        jpy: { priceCents: 44_000, weekendCents: 30_800 },
      },
      path: '/all/times/2',
      picture: { file: '/watches/timex/2-1.webp', widths: [320, 640], width: 1200, height: 1500, alt: '' },
    },
  ]);
});

it('watchSummaries omits watches that are not sold', async () => {
  expect(await watchSummaries([{ catalogue: 'timex', id: 7 }])).toEqual([]);
  expect(await storedWatches([{ catalogue: 'timex', id: 7 }])).toEqual([]);
});

// Verifies docs/product.md 23.1.
it.each([
  ['', [], [], 0],
  ['xerix/1', ['xerix/1'], [], 0],
  ['xerix/1,xerix/2,xerix/3,xerix/4', ['xerix/1', 'xerix/2', 'xerix/3', 'xerix/4'], [], 0],
  ['xerix/4,xerix/3,xerix/2,xerix/1,timex/1', ['xerix/4', 'xerix/3', 'xerix/2', 'xerix/1'], ['timex/1'], 0],
  ['xerix/1,xerix/99,rolex/1,xerix/1', ['xerix/1'], [], 2],
])('findComparison of %j compares %j, leaves %j out and counts %d unknown', async (text, keys, left, unknown) => {
  const found = await findComparison(text);
  expect(found.watches.map(({ key }) => key)).toEqual(keys);
  const [first] = await storedWatches([{ catalogue: 'timex', id: 1 }]);
  expect(found.left).toEqual(left.map(() => `Timex ${first?.name}`));
  expect(found.unknown).toBe(unknown);
});
