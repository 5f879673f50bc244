// Verifies docs/product.md 7.1, 7.2, 7.3, 7.6, 7.11.
import { type CatalogueName, catalogueNames } from '@/domain/watch-key';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueError, readCatalogue, rejectSharedNames, watchesPerCatalogue } from './read-catalogue';

type RawWatch = Record<string, unknown>;

const fileOf = (catalogue: CatalogueName): RawWatch[] =>
  JSON.parse(readFileSync(join(process.cwd(), 'data', `${catalogue}.json`), 'utf8'));
const always = () => true;

/** Returns the xerix file with a changed third watch. */
const withThird = (change: RawWatch) =>
  fileOf('xerix').map((watch, index) => (index === 2 ? { ...watch, ...change } : watch));
const rejection = (content: unknown, pictureExists: (path: string) => boolean = always): string => {
  try {
    readCatalogue('xerix', content, pictureExists, watchesPerCatalogue);
  } catch (error) {
    if (error instanceof CatalogueError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the nine catalogue files', () => {
  test.each(catalogueNames)('%s contains six watches with existing pictures', (catalogue) => {
    const watches = readCatalogue(catalogue, fileOf(catalogue), (path) =>
      existsSync(join(process.cwd(), 'public', path)),
    );
    expect(watches.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('contain 54 different names and 54 different specifications', () => {
    const watches = catalogueNames.flatMap((catalogue) => readCatalogue(catalogue, fileOf(catalogue), always));
    expect(() => rejectSharedNames(watches)).not.toThrow();
    const specifications = watches.map((watch) =>
      Object.entries(watch.stored)
        .filter(([field]) => /^txt([5-9]|1\d)$/.test(field))
        .map(([, line]) => line)
        .join('\n'),
    );
    expect(new Set(specifications).size).toBe(54);
  });

  test('describe each watch in three to five sentences unique to it', () => {
    const seen = new Map<string, string>();
    for (const catalogue of catalogueNames) {
      for (const { key, description } of readCatalogue(catalogue, fileOf(catalogue), always)) {
        const sentences = description.join(' ').split(/(?<=[.?!])\s+(?=[A-Z0-9])/);
        expect({ watch: key, enough: sentences.length >= 3 && sentences.length <= 5 }).toEqual({
          watch: key,
          enough: true,
        });
        for (const sentence of sentences) {
          expect(seen.get(sentence)).toBeUndefined();
          seen.set(sentence, key);
        }
      }
    }
  });

  const prices = (catalogue: CatalogueName) => fileOf(catalogue).map(({ price }) => Number(price));

  test.each([
    ['xerix', [249, 499, 245, 399, 480, 699]],
    ['archetype', [500, 500, 399, 350, 299, 289]],
    ['timex', [119, 289, 239, 229, 169, 179]],
    ['gshock', [99, 89, 429, 129, 150, 250]],
    ['california', [94, 83, 300, 400, 250, 280]],
  ] as const)('%s has the prices listed in docs/product.md 7.5', (catalogue, listed) => {
    expect(prices(catalogue)).toEqual(listed);
  });

  test.each([
    ['watchnew', 139, 699],
    ['womens', 95, 667],
    ['luminox', 395, 597],
    ['undone', 250, 440],
  ] as const)('%s has a lowest price of %d and a highest of %d dollars', (catalogue, least, most) => {
    expect([Math.min(...prices(catalogue)), Math.max(...prices(catalogue))]).toEqual([least, most]);
  });
});

describe('readCatalogue and rejectSharedNames', () => {
  test.each<[string, unknown, RegExp]>([
    ['an object instead of a list', { watches: [] }, /^data\/xerix\.json, watch -, the watch: .*expected array/],
    ['a list of text', ['Xeric'], /watch at position 1, the watch: .*expected object/],
    ['a wrong type', withThird({ name: 7 }), /^data\/xerix\.json, watch 3, name: .*expected string/],
    ['a blank line', withThird({ txt2: '  ' }), /watch 3, txt2: expected a line of text/],
    ['a missing field', withThird({ txt16: undefined }), /watch 3, txt16: .*expected string/],
    ['an unknown field', withThird({ txt4: 'x' }), /watch 3, txt4: expected no such field/],
    ['a price of 0', withThird({ price: 0 }), /watch 3, price: expected a price above 0 dollars/],
    ['half a cent', withThird({ price: 1.005 }), /watch 3, price: expected a price in whole cents/],
    ['two pictures', withThird({ url: ['/watches/a/1.webp', '/watches/a/2.webp'] }), /watch 3, url/],
    [
      'a picture path outside the pictures folder',
      withThird({ url: Array(3).fill('../secret.webp') }),
      /watch 3, url\[0\]: expected a picture/,
    ],
    ['an id that is not a number', withThird({ id: '3' }), /watch 3, id: .*expected number/],
    ['a duplicate id', withThird({ id: 1 }), /watch 1, id: expected an id that no other watch of the file has/],
    ['quantity 2', withThird({ quantity: 2 }), /watch 3, quantity: .*expected 1/],
    [
      'an invalid specification line',
      withThird({ txt13: 'Lug to lug: long' }),
      /watch 3, txt13: expected "Lug to lug: 47.5 mm"/,
    ],
    ['five watches', fileOf('xerix').slice(1), /file: expected 6 watches, found 5/],
  ])('reject %s, naming file, watch, field and expected value', (_, content, message) => {
    expect(rejection(content)).toMatch(message);
  });

  test('reject a missing picture file', () => {
    expect(rejection(fileOf('xerix'), (path) => path !== '/watches/xerix/4-2.webp')).toBe(
      'data/xerix.json, watch 4, url[1]: expected a picture file at public/watches/xerix/4-2.webp',
    );
  });

  test.each([
    [0, 'front'],
    [1, 'three-quarter'],
    [2, 'profile'],
  ])('reject a missing picture at url[%i], the %s', (index) => {
    const missing = `/watches/xerix/4-${index + 1}.webp`;
    expect(rejection(fileOf('xerix'), (path) => path !== missing)).toBe(
      `data/xerix.json, watch 4, url[${index}]: expected a picture file at public${missing}`,
    );
  });

  test.each([0, -0, -1, -0.01])('reject a price of %d as not above 0', (price) => {
    expect(rejection(withThird({ price }))).toBe('data/xerix.json, watch 3, price: expected a price above 0 dollars');
  });

  test.each([0.001, 0.004, 0.005, 0.0149, 99.999, 1e20])('reject a price of %d as not in whole cents', (price) => {
    expect(rejection(withThird({ price }))).toBe('data/xerix.json, watch 3, price: expected a price in whole cents');
  });

  test.each([0.01, 0.29, 1.15, 99.99, 1234.56])('accept a price of %d dollars in whole cents', (price) => {
    expect(rejection(withThird({ price }))).toBe('accepted');
  });

  test('reject a name without its maker in a catalogue of several makers', () => {
    const content = fileOf('womens').map((watch) => ({ ...watch, name: 'Penrose' }));
    expect(() => readCatalogue('womens', content, always)).toThrow(/womens\.json, watch 1, name: expected a name that/);
  });

  test('reject two watches with the same name', () => {
    const [first, second] = readCatalogue('xerix', fileOf('xerix'), always);
    if (!first || !second) throw new Error('The catalogue is empty.');
    expect(() => rejectSharedNames([first, { ...second, name: first.name.toUpperCase() }])).toThrow(
      /watch 2, name: expected a name of its own/,
    );
  });
});

describe('a watch of readCatalogue', () => {
  const [first, second] = readCatalogue('xerix', fileOf('xerix'), always);

  test('has key, names, path, price and pictures', () => {
    expect(second).toMatchObject({
      key: 'xerix/2',
      catalogue: 'xerix',
      id: 2,
      name: 'Late Comet',
      fullName: 'Xeric Late Comet',
      maker: { name: 'Xeric', shortName: 'Xeric', path: '/all/xerix' },
      path: '/all/xerix/2',
      priceCents: 49_900,
      pictures: ['/watches/xerix/2-1.webp', '/watches/xerix/2-2.webp', '/watches/xerix/2-3.webp'],
      stored: { catalogue: 'xerix', id: 2, price: 499, quantity: 1 },
    });
  });

  test('has a description and a specification', () => {
    expect(first?.description).toEqual([first?.stored.txt1, first?.stored.txt2, first?.stored.txt3]);
    expect(first?.specification).toMatchObject({ movement: 'Automatic', caseDiameter: 42, wristMin: 160, weight: 84 });
    expect(first?.specification.lines[8]).toEqual({ label: 'Lug to lug', value: '49 mm' });
  });

  test('has the maker that its name starts with, in a catalogue of several makers', () => {
    for (const { name, fullName, maker, path } of readCatalogue('womens', fileOf('womens'), always)) {
      expect(fullName).toBe(name);
      expect(name.startsWith(`${maker.shortName} `)).toBe(true);
      expect(path).toMatch(/^\/wfemale\/allwfemale\/[1-6]$/);
    }
  });
});

test('readCatalogue returns frozen watches', () => {
  const watches = readCatalogue('xerix', fileOf('xerix'), always);
  expect(
    Object.isFrozen(watches) &&
      watches.every((watch) => Object.isFrozen(watch) && Object.values(watch).every((field) => Object.isFrozen(field))),
  ).toBe(true);
});

// Verifies docs/product.md 7.14.
test('readCatalogue stores the color "Grey" as "Gray" in specification, traits and stored lines', () => {
  const [, , watch] = readCatalogue(
    'xerix',
    withThird({ txt8: 'Dial: Grey, matt', txt14: 'Strap: 20 mm, grey suede, grey stitching' }),
    always,
  );
  expect(watch?.specification).toMatchObject({ dialColour: 'Gray', strapColour: 'gray' });
  expect(watch?.traits.dialColour).toBe('grey');
  expect(watch?.stored).toMatchObject({
    txt8: 'Dial: Gray, matt',
    txt14: 'Strap: 20 mm, gray suede, gray stitching',
  });
});
