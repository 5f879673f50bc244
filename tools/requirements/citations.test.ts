import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadCitations, misnumbered, numberedLines, PRODUCT, unlistedDecisions } from './citations';
import { root } from '@/runtime/root';

/** Ignored by git, or third-party code. */
const SKIPPED =
  /^(?:\.git|\.next|\.cache|node_modules|var|vendor|coverage|shared|test-results|playwright-report|public\/pictures)$/;
const TEXT = /(?:\.(?:ts|tsx|js|mjs|cjs|css|md|py|html|sh|ya?ml)|\.env\.example|Dockerfile)$/;

/** All files of the repository, relative to its root. */
function filesIn(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIPPED.test(path) || entry.name === '__pycache__') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const paths = new Set(filesIn());
/** All files but this one, whose examples are dead on purpose. */
const cited = [...paths].filter((path) => TEXT.test(path) && path !== 'tools/requirements/citations.test.ts');
const texts = new Map(cited.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const repository = { texts, paths };

describe('the repository', () => {
  it('the repository has no dead citation', () => {
    expect(deadCitations(repository)).toEqual([]);
  });

  it('the requirements are numbered without gaps', () => {
    const product = texts.get(PRODUCT) ?? '';
    expect(numberedLines(product).length).toBeGreaterThan(100);
    expect(misnumbered(product)).toEqual([]);
  });

  it('the index lists every decision', () => {
    expect(unlistedDecisions(repository)).toEqual([]);
  });
});

describe('deadCitations', () => {
  const page = '# Page\n\n## 1. One\n\n**1.1** First (1.2).\n\n**1.2** Second.\n';

  /** Dead citations of a file with this text, in a repository with the page above. */
  function deadIn(text: string, path = 'store/cart.ts') {
    const all = new Map([
      [PRODUCT, page],
      ['README.md', '# Shop\n\n## The house\n'],
      [path, text],
    ]);
    return deadCitations({ texts: all, paths: new Set([...all.keys(), 'data/README.md', 'docs/home.webp']) });
  }

  it.each([
    'docs/product.md 1.2',
    'docs/product.md 1.1 and 1.2',
    '/**\n * Ends so (docs/product.md\n * 1.2, 1.1).\n */',
    'see `data/README.md`',
    '(README, The house)',
    'twelve spec lines',
    'https://example.com/page.md',
  ])('deadCitations accepts a valid citation: %j', (text) => {
    expect(deadIn(text)).toEqual([]);
  });

  it.each([
    ['docs/product.md 1.3', '1.3'],
    ['docs/product.md 1.1, 2.1', '2.1'],
    [' * (docs/product.md\n * 7.7)', '7.7'],
    ['docs/decisions/0001-none.md', 'docs/decisions/0001-none.md'],
    ['server/README.md', 'server/README.md'],
    ['(README, The cellar)', 'The cellar'],
    ['(spec' + ' section 9)', 'spec' + ' section'],
    [' * (spec\n * sections 2 and 9)', 'spec * sections'],
    ['as the' + ' spec says', 'the' + ' spec'],
    ['(decisions,' + ' Routes)', 'decisions,' + ' Routes'],
    ['The' + ' brief, Shape', 'The' + ' brief'],
  ])('deadCitations reports a dead citation: %j', (text, target) => {
    expect(deadIn(text)).toEqual([`store/cart.ts:1: ${target}`]);
  });

  it('deadCitations reports file and line', () => {
    expect(deadIn('\n\ndocs/product.md 9.9')).toEqual(['store/cart.ts:3: 9.9']);
  });

  it('deadCitations checks links between documents with their headings', () => {
    const good =
      '[a](product.md#1-one) [b](home.webp) [c](https://example.com) [d](#here) `[e](gone.webp)`\n\n# Here\n';
    expect(deadIn(good, 'docs/a.md')).toEqual([]);
    const bad = '[a](product.md#2-two) [b](gone.webp) [d](#there) `store/gone.ts`';
    expect(deadIn(bad, 'docs/a.md')).toEqual([
      'docs/a.md:1: store/gone.ts',
      'docs/a.md:1: product.md#2-two',
      'docs/a.md:1: gone.webp',
      'docs/a.md:1: #there',
    ]);
  });
});

describe('misnumbered', () => {
  it.each([
    ['## 1. A\n\n**1.1** a\n\n**1.3** b\n', ['found 1.3, expected 1.2']],
    ['## 1. A\n\n**1.1** a\n\n**1.1** b\n', ['found 1.1, expected 1.2']],
    ['## 1. A\n\n**2.1** a\n', ['found 2.1, expected 1.1']],
    ['## 1. A\n\n**1.1** a\n\n## 2. B\n\n**2.1** b\n', []],
  ])('misnumbered checks %j', (text, wrong) => {
    expect(misnumbered(text)).toEqual(wrong);
  });
});
