import type { PictureSource } from '@/domain/picture-source';
import { prefetchPicture, savesData } from './prefetch';

const sizes = '46vw';

/** Pictures that were made to be loaded, each with its sources. */
let made: HTMLPictureElement[];

let number = 0;
/** A picture that nobody has asked for yet. */
const another = (): PictureSource => ({
  file: `file${(number += 1)}`,
  widths: [320, 1200],
  width: 1200,
  height: 1500,
  alt: '',
});

beforeEach(() => {
  made = [];
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag);
    if (element instanceof HTMLPictureElement) made.push(element);
    return element;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  connect(undefined);
});

function connect(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

it('prefetchPicture requests the page’s variant at low priority', () => {
  const picture = another();
  prefetchPicture(picture, sizes);
  const sources = [...(made[0]?.querySelectorAll('source') ?? [])].map((source) => [
    source.type,
    source.srcset,
    source.sizes,
  ]);
  const { file } = picture;
  expect(sources).toEqual([
    ['image/avif', `/pictures/${file}-320.avif 320w, /pictures/${file}-1200.avif 1200w`, sizes],
    ['image/webp', `/pictures/${file}-320.webp 320w, /pictures/${file}-1200.webp 1200w`, sizes],
  ]);
  expect(made[0]?.querySelector('img')).toHaveProperty('fetchPriority', 'low');
});

it('prefetchPicture requests a picture once', () => {
  const picture = another();
  prefetchPicture(picture, sizes);
  prefetchPicture(picture, sizes);
  expect(made).toHaveLength(1);
});

it.each([
  ['where data is saved', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { effectiveType: '3g' }],
  ['on a very slow connection', { effectiveType: 'slow-2g' }],
])('asks for nothing %s, and asks later where that is over', (_, connection) => {
  const picture = another();
  connect(connection);
  prefetchPicture(picture, sizes);
  expect(made).toEqual([]);
  connect({ effectiveType: '4g' });
  prefetchPicture(picture, sizes);
  expect(made).toHaveLength(1);
});

it('prefetchPicture ignores a picture whose larger variants are unknown', () => {
  prefetchPicture({ ...another(), widths: [320, 480] }, sizes);
  expect(made).toEqual([]);
});

it('savesData returns the Save-Data setting', () => {
  expect(savesData()).toBe(false);
  connect({ saveData: true });
  expect(savesData()).toBe(true);
});
