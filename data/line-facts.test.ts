import { catalogueNames } from '@/domain/catalogue-names';
import { lineFacts, narrowedSet } from './line-facts';

jest.mock('./pictures', () => ({
  hasPicture: () => true,
  pictureAt: (path: string, alt: string) => ({
    avif: [320, 640, 1200].map((width) => `${path}-${width}.avif ${width}w`).join(', '),
    webp: [320, 640, 1200].map((width) => `${path}-${width}.webp ${width}w`).join(', '),
    src: `${path}-640.webp`,
    width: 1200,
    height: 1500,
    alt,
  }),
}));

it('knows all 54 watches by catalogue and id', () => {
  const keys = catalogueNames.flatMap((name) => [1, 2, 3, 4, 5, 6].map((id) => `${name}/${id}`));
  expect(Object.keys(lineFacts(320)).sort()).toEqual(keys.sort());
});

it('says name, price in dollars, path and the small pictures of a watch', () => {
  expect(lineFacts(640)['timex/2']).toEqual({
    name: expect.any(String),
    price: 289,
    path: '/all/times/2',
    picture: {
      avif: '/watches/timex/2-1.webp-320.avif 320w, /watches/timex/2-1.webp-640.avif 640w',
      webp: '/watches/timex/2-1.webp-320.webp 320w, /watches/timex/2-1.webp-640.webp 640w',
      src: '/watches/timex/2-1.webp-640.webp',
      width: 1200,
      height: 1500,
      alt: '',
    },
  });
});

it.each([
  ['a 320w, b 480w', 320, 'a 320w'],
  ['a 320w, b 480w', 479, 'a 320w'],
  ['a 320w, b 480w', 9999, 'a 320w, b 480w'],
  ['a 300w', 200, 'a 300w'],
])('%p within %p px is %p', (srcset, widest, left) => {
  expect(narrowedSet(srcset, widest)).toBe(left);
});
