// Verifies docs/product.md 19.11.
import type { PictureSource } from '@/domain/picture-source';
import { signIn } from './local-text';
import { needsOwnDocument, prefetchPicture, savesData } from './prefetch';

const sizes = '46vw';

/** The picture elements that prefetchPicture created. */
let created: HTMLPictureElement[];

let number = 0;
/** Returns a picture that no test has requested yet. */
const createPicture = (): PictureSource => ({
  file: `file${(number += 1)}`,
  widths: [320, 1200],
  width: 1200,
  height: 1500,
  alt: '',
});

beforeEach(() => {
  created = [];
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag);
    if (element instanceof HTMLPictureElement) created.push(element);
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
  const picture = createPicture();
  prefetchPicture(picture, sizes);
  const sources = [...(created[0]?.querySelectorAll('source') ?? [])].map((source) => [
    source.type,
    source.srcset,
    source.sizes,
  ]);
  const { file } = picture;
  expect(sources).toEqual([
    ['image/avif', `/pictures/${file}-320.avif 320w, /pictures/${file}-1200.avif 1200w`, sizes],
    ['image/webp', `/pictures/${file}-320.webp 320w, /pictures/${file}-1200.webp 1200w`, sizes],
  ]);
  expect(created[0]?.querySelector('img')).toHaveProperty('fetchPriority', 'low');
});

it('prefetchPicture requests a picture once', () => {
  const picture = createPicture();
  prefetchPicture(picture, sizes);
  prefetchPicture(picture, sizes);
  expect(created).toHaveLength(1);
});

it.each([
  ['with Save-Data', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { effectiveType: '3g' }],
  ['on a very slow connection', { effectiveType: 'slow-2g' }],
])('prefetchPicture requests nothing %s and requests again on a fast connection', (_, connection) => {
  const picture = createPicture();
  connect(connection);
  prefetchPicture(picture, sizes);
  expect(created).toEqual([]);
  connect({ effectiveType: '4g' });
  prefetchPicture(picture, sizes);
  expect(created).toHaveLength(1);
});

it('prefetchPicture ignores a picture whose larger variants are unknown', () => {
  prefetchPicture({ ...createPicture(), widths: [320, 480] }, sizes);
  expect(created).toEqual([]);
});

it('savesData returns the Save-Data setting', () => {
  expect(savesData()).toBe(false);
  connect({ saveData: true });
  expect(savesData()).toBe(true);
});

it.each([
  ['/all', '/auth/user', true],
  ['/all', '/register/registeruser', true],
  ['/auth/user', '/register/registeruser', false],
  ['/register', '/auth/user', false],
  ['/all', '/payment', false],
])('needsOwnDocument from %s to %s returns %s', (from, to, expected) => {
  window.history.replaceState(null, '', from);
  expect(needsOwnDocument(to)).toBe(expected);
});

// Verifies docs/product.md 10.4.
it('needsOwnDocument keeps the document of a sign-in that storage rejected', () => {
  expect(needsOwnDocument('/auth/user')).toBe(true);
  signIn.inMemory = true;
  expect(needsOwnDocument('/auth/user')).toBe(false);
  signIn.inMemory = false;
  expect(needsOwnDocument('/auth/user')).toBe(true);
});
