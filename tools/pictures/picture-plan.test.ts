import { inOrderOfPages, isMaster, pictureHash, picturesLine, variantsOf, widthsFor } from './picture-plan';

const picture = { hash: '0123456789ab', width: 500, height: 625, widths: [320, 480] };

it('isMaster is true for WebP, JPEG and PNG only', () => {
  expect(['1-1.webp', '1-1.JPG', '1-1.jpeg', '1-1.png', 'notes.txt', '.1-1.webp.swp'].map(isMaster)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('pictureHash depends on the bytes only', () => {
  const hash = pictureHash(Buffer.from('a'));
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(pictureHash(Buffer.from('a'))).toBe(hash);
  expect(pictureHash(Buffer.from('b'))).not.toBe(hash);
});

it('widthsFor returns no width above the master’s', () => {
  expect(widthsFor(1200)).toEqual([320, 480, 640, 800, 1200]);
  expect(widthsFor(799)).toEqual([320, 480, 640]);
  expect(widthsFor(200)).toEqual([200]);
});

it('variantsOf returns both formats at every width', () => {
  const both = ['320.avif', '320.webp', '480.avif', '480.webp'].map((end) => `0123456789ab-${end}`);
  expect(variantsOf(picture).map(({ file }) => file)).toEqual(both);
});

it('picturesLine summarises the work in one line', () => {
  expect(picturesLine({ pictures: 162, variants: 1674, made: 12, seconds: 3.14 })).toBe(
    '162 pictures, 1,674 variants: 12 made, the rest kept, 3.1 s',
  );
  expect(picturesLine({ pictures: 2, variants: 21, made: 21, seconds: 1 })).toBe(
    '2 pictures, 21 variants: 21 made, 1.0 s',
  );
});

const [card, hero, unseen] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
const pages = [
  `<source srcset="/pictures/${hero}-320.avif 320w"><source srcset="/pictures/${hero}-320.webp 320w">`,
  `<source srcset="/pictures/${card}-320.avif 320w"><source srcset="/pictures/${hero}-320.avif 320w">`,
];

test('inOrderOfPages sorts files by the first page that shows their picture', () => {
  const files = [`${unseen}-320.avif`, `${card}-320.avif`, `${hero}-320.avif`, `${hero}-480.avif`];
  expect(inOrderOfPages(files, pages)).toEqual([
    `${hero}-320.avif`,
    `${hero}-480.avif`,
    `${card}-320.avif`,
    `${unseen}-320.avif`,
  ]);
});

test('inOrderOfPages returns AVIF before WebP, Open Graph pictures and AR models', () => {
  const files = ['xerix-1-0a.glb', 'xerix-1-0a.usdz', `${hero}-og.jpg`, `${hero}-320.webp`, `${unseen}-320.avif`];
  expect(inOrderOfPages(files, pages)).toEqual([
    `${unseen}-320.avif`,
    `${hero}-320.webp`,
    `${hero}-og.jpg`,
    'xerix-1-0a.glb',
    'xerix-1-0a.usdz',
  ]);
});

test('inOrderOfPages keeps the order without pages', () => {
  expect(inOrderOfPages([`${card}-320.avif`, `${hero}-320.avif`], [])).toEqual([
    `${card}-320.avif`,
    `${hero}-320.avif`,
  ]);
});
