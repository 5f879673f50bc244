/** @jest-environment node */
// Verifies docs/product.md 2.10 (private pages).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Pages that search engines may list; `found` sets its metadata by the list that it shows. */
const indexed = [
  'about',
  'accessibility',
  'all/[brand]/[id]',
  'all/[brand]',
  'all/[brand]/page/[page]',
  'all',
  'all/page/[page]',
  'contact/form',
  'found/[...list]',
  'legal-notice',
  'new/allnew/[id]',
  'new/allnew',
  'new/allnew/page/[page]',
  'order',
  '.',
  'privacy',
  'shipping-returns',
  'terms',
  'warranty',
  'wfemale/allwfemale/[id]',
  'wfemale/allwfemale',
  'wfemale/allwfemale/page/[page]',
  'withdraw',
];

const pages = execFileSync('git', ['ls-files', 'app/(en)/**page.tsx'], { encoding: 'utf8' }).trim().split('\n');

it('search engines may list exactly these kinds of pages', () => {
  const listed = pages.filter((file) => !readFileSync(file, 'utf8').includes('isPrivate: true'));
  expect(listed.map((file) => dirname(file.slice('app/(en)/'.length))).toSorted()).toEqual(indexed.toSorted());
});

// A canonical address of another page takes a page out of search engines.
it('each page with a fixed address names it as its own', () => {
  const stated = pages
    .filter((file) => !file.includes('['))
    .flatMap((file) => {
      const path = /pageMetadata\(\{[^]*?\bpath: '([^']*)'/.exec(readFileSync(file, 'utf8'))?.[1];
      return path === undefined ? [] : [[path, dirname(file).replace(/^app|\/\([^)]*\)/g, '') || '/']];
    });
  expect(stated.length).toBeGreaterThan(10);
  for (const [path, own] of stated) expect(path).toBe(own);
});
