import { catalogueNames } from '@/domain/catalogue-names';
import { lineFacts } from './line-facts';

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

it('knows all 54 watches by catalogue and id', async () => {
  const keys = catalogueNames.flatMap((name) => [1, 2, 3, 4, 5, 6].map((id) => `${name}/${id}`));
  expect(Object.keys(await lineFacts(320)).sort()).toEqual(keys.sort());
});

it('says name, price in dollars, path and the small pictures of a watch', async () => {
  expect((await lineFacts(640))['timex/2']).toEqual({
    name: expect.any(String),
    price: 289,
    path: '/all/times/2',
    picture: { file: '/watches/timex/2-1.webp', widths: [320, 640], width: 1200, height: 1500, alt: '' },
  });
});
