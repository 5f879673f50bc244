import { build } from 'esbuild';
import { dependencies, devDependencies } from '@/package.json';
import { pageOf, pictureOf, documentOf } from './card';
import own from './package.json';

describe('the package', () => {
  it('the bundle imports only Node and the dependencies of its package.json', async () => {
    const { metafile } = await build({
      entryPoints: ['tools/any-shop/any-shop.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      metafile: true,
      write: false,
    });
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports.map(({ path }) => path))
      .filter((path) => !path.startsWith('node:'));
    expect([...new Set(imported)].sort()).toEqual(Object.keys(own.dependencies).sort());
  });

  it('its versions are those of this repository', () => {
    expect({ ...dependencies, ...devDependencies }).toMatchObject({ ...own.dependencies, ...own.devDependencies });
  });
});

describe('the card', () => {
  const result = { title: 'Text is <readable>', loss: 'A shopper cannot "read" & buy.', seen: '3 pages', problems: [] };
  const report = {
    shop: 'https://shop.example',
    at: new Date('2026-11-25T12:00:00Z'),
    fillsCart: true,
    results: [
      result,
      { ...result, title: 'Prices agree', problems: Array.from({ length: 7 }, (_, place) => `/p${place} costs <b>`) },
      { ...result, title: 'Search finds', seen: 'no search', notOffered: true },
    ],
  };

  it('Markdown lists each result, five problems of a failed one, and the reason of one that is not offered', () => {
    expect(pageOf(report)).toBe(`# Checks of https://shop.example

2026-11-25 12:00 UTC. 1 of 3 checks failed: 1 passed, 1 not offered. Nothing was ordered or sent; the checks filled only carts of their own.

- ✓ Text is <readable>: 3 pages
- ✗ Prices agree: A shopper cannot "read" & buy.
  - /p0 costs <b>
  - /p1 costs <b>
  - /p2 costs <b>
  - /p3 costs <b>
  - /p4 costs <b>
  - and 2 more
- – Search finds: not offered, no search

`);
  });

  it.each([
    ['SVG', pictureOf],
    ['HTML', documentOf],
  ] as const)('%s shows the verdict and each title, with the texts of the shop escaped', (_, format) => {
    const text = format(report);
    expect(text).not.toMatch(/<readable>|costs <b>/);
    for (const part of [
      'shop.example',
      '1 of 3 checks failed',
      'Text is &lt;readable&gt;',
      'Prices agree',
      'Search finds',
    ])
      expect(text).toContain(part);
  });
});
