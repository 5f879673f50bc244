/** @jest-environment node */
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { readableDialOf } from '@/data/dials-to-read';
import { watchKey } from '@/domain/watch-key';
import * as route from './dials/[catalogue]/[id]/dial.json/route';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const dialAt = (catalogue: string, id: string) =>
  route.GET(new Request('http://localhost/'), { params: Promise.resolve({ catalogue, id }) });

it('dial.json is built once for each watch, with the dial of that watch', async () => {
  const params = await route.generateStaticParams();
  const watches = readShopWatches().map(({ key }) => key);
  expect(params.map(({ catalogue, id }) => `${catalogue}/${id}`).toSorted()).toEqual(watches.toSorted());
  for (const { catalogue, id } of params) {
    const dial = await (await dialAt(catalogue, id)).json();
    expect(dial).toEqual(JSON.parse(JSON.stringify(readableDialOf(watchKey({ catalogue, id: Number(id) })))));
  }
});

it.each([
  ['a watch that the shop does not have', 'xerix', '99'],
  ['a catalogue that the shop does not have', 'rolex', '1'],
  ['an id that is no number', 'xerix', '1a'],
  ['an id with a leading zero', 'xerix', '01'],
])('dial.json of %s answers 404, when it is built and afterwards', async (_, catalogue, id) => {
  expect(route).toMatchObject({ dynamic: 'force-static', dynamicParams: false });
  await expect(dialAt(catalogue, id)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});
