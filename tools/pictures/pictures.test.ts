import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root as copy } from '@/runtime/root';
import { decode } from './encode';
import { generate } from './generate';
import { readManifests, writeManifests } from './manifests';
import { linesOf } from './open-graph-picture';
import { isMaster } from './picture-plan';
import { missingCharacters, outline } from './typeset';
import { isLongRun } from '@/domain/testing/long-tests';

// Decoding all masters takes long on a busy machine.
jest.setTimeout(120_000);

jest.mock('@/runtime/root', () => {
  const { mkdtempSync } = jest.requireActual('node:fs');
  const { tmpdir } = jest.requireActual('node:os');
  return { root: mkdtempSync(`${tmpdir()}/shop-`) };
});

const shop = process.cwd();
const folder = join(copy, 'public/pictures');
const masters = readdirSync(join(shop, 'public/watches'), { recursive: true, encoding: 'utf8' }).filter(isMaster);

/** Creates a shop with links to the sources and its own picture folder. */
beforeAll(() => {
  for (const source of [
    'data',
    'node_modules',
    'tools',
    'public/models',
    ...masters.map((path) => `public/watches/${path}`),
  ]) {
    mkdirSync(dirname(join(copy, source)), { recursive: true });
    symlinkSync(join(shop, source), join(copy, source));
  }
  process.chdir(copy);
});
afterAll(() => {
  process.chdir(shop);
  rmSync(copy, { recursive: true });
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manifests = () => ['manifest.json', 'open-graph.json', 'room-models.json', 'files.json'].map(read);

/** Does work for a shop with these LANGUAGES. */
async function inLanguages<Result>(languages: string, work: () => Promise<Result>): Promise<Result> {
  const env = jest.replaceProperty(process, 'env', { ...process.env, LANGUAGES: languages });
  try {
    return await work();
  } finally {
    env.restore();
  }
}

/** The name of a variant of a watch's first picture. */
const variantOf = (path: string, ending: string) => `${readManifests().masters[path]?.hash}-${ending}`;

test('every master can be decoded', async () => {
  const problems: unknown[] = [];
  // All of them take 18 s.
  for (const path of isLongRun ? masters : masters.slice(0, 20)) {
    const master = `public/watches/${path}`;
    await decode(master, readFileSync(join(shop, master))).catch((problem) => problems.push(problem));
  }
  expect(problems).toEqual([]);
});

describe('manifests', () => {
  test('name the same files whether or not they exist', async () => {
    await writeManifests();
    const named = manifests();
    expect(readdirSync(folder)).toHaveLength(named.length);
    expect(named.slice(0, 3)).toEqual(
      ['manifest.json', 'open-graph.json', 'room-models.json'].map((file) =>
        readFileSync(join(shop, 'public/pictures', file), 'utf8'),
      ),
    );
    for (const file of readManifests().files) writeFileSync(join(folder, file), '');
    await writeManifests();
    expect(manifests()).toEqual(named);
    for (const file of readManifests().files) rmSync(join(folder, file));
  });

  test('name a variant of each width in each format, an Open Graph picture of each page and two AR models of each watch', async () => {
    const { files } = await writeManifests();
    const count = (ending: string) => files.filter((file) => file.endsWith(ending)).length;
    const { masters, openGraph, rooms } = readManifests();
    const widths = Object.values(masters).flatMap(({ widths }) => widths).length;
    expect(['.avif', '.webp', '-og.jpg', '.glb', '.usdz'].map(count)).toEqual([
      widths,
      widths,
      Object.keys(openGraph.pictures).length,
      Object.keys(rooms).length,
      Object.keys(rooms).length,
    ]);
  });

  // Verifies docs/product.md 45.16 (files).
  test('name an Open Graph picture of each page in each language of LANGUAGES, and share those with the same text', async () => {
    await writeManifests();
    const english = read('open-graph.json');
    const { files } = await inLanguages('en,de,fr,ja', writeManifests);
    expect(read('open-graph.json')).toBe(english);
    const { openGraph, translated } = readManifests();
    expect(Object.keys(translated)).toEqual(['open-graph.de.json', 'open-graph.fr.json', 'open-graph.ja.json']);
    const [german, french, japanese] = Object.values(translated);
    for (const each of [german, french, japanese]) {
      expect(Object.keys(each?.pictures ?? {})).toEqual(Object.keys(openGraph.pictures));
      expect(files).toEqual(expect.arrayContaining(Object.values(each?.pictures ?? {})));
    }
    expect(german?.drawings[german.pictures['/all'] ?? '']).toMatchObject({ title: 'Alle Uhren' });
    expect(japanese?.drawings[japanese.pictures['/all'] ?? '']).toMatchObject({ title: 'すべての腕時計' });
    expect(french?.pictures['/all/xerix/1']).toBe(german?.pictures['/all/xerix/1']);
  });

  // Verifies docs/product.md 24.9 (layout), 45.16 (letters).
  test('name Open Graph pictures in each language whose lines fit beside the watch, in letters that the fonts have', async () => {
    await inLanguages('en,de,fr,es,ja', writeManifests);
    const { openGraph, translated } = readManifests();
    const lines = [openGraph, ...Object.values(translated)]
      .flatMap(({ drawings }) => Object.values(drawings))
      .flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(600);
    expect(lines.filter(({ text, ...type }) => outline(text, type).width > 560).map(({ text }) => text)).toEqual([]);
    expect(lines.flatMap(({ text }) => missingCharacters(text))).toEqual([]);
  });

  // Verifies docs/product.md 45.16 (English alone).
  test('name only English Open Graph pictures without LANGUAGES, and remove the others', async () => {
    const alone = (await writeManifests()).files;
    expect((await inLanguages('en,de', writeManifests)).files.length).toBeGreaterThan(alone.length);
    expect(existsSync(join(folder, 'open-graph.de.json'))).toBe(true);
    expect((await writeManifests()).files).toEqual(alone);
    expect(existsSync(join(folder, 'open-graph.de.json'))).toBe(false);
  });

  test('keep named files and drafts, and remove all others', async () => {
    const { files } = await writeManifests();
    const [named = ''] = files;
    const [other, draft, abandoned] = ['0123456789ab-320.avif', '.a.avif.1.tmp', '.b.avif.2.tmp'];
    for (const file of [named, other, draft, abandoned]) writeFileSync(join(folder, file), '');
    utimesSync(join(folder, abandoned), new Date(0), new Date(0));
    await writeManifests();
    const left = [named, other, draft, abandoned].filter((file) => existsSync(join(folder, file)));
    expect(left).toEqual([named, draft]);
    for (const file of left) rmSync(join(folder, file));
  });
});

describe('a file', () => {
  test('is not made of a damaged master, and the error names the master', async () => {
    const whole = await sharp(join(shop, 'public/watches/xerix/3-1.webp')).png().toBuffer();
    writeFileSync(join(copy, 'public/watches/xerix/99-1.png'), whole.subarray(0, whole.length / 2));
    await writeManifests();
    const name = variantOf('/watches/xerix/99-1.png', '320.avif');
    await expect(generate(name)).rejects.toThrow('The picture public/watches/xerix/99-1.png cannot be read');
    expect(existsSync(join(folder, name))).toBe(false);
  });

  test('is made once, in the format and width of its name', async () => {
    const name = variantOf('/watches/xerix/1-1.webp', '480.avif');
    await generate(name);
    const { format, width } = await sharp(join(folder, name)).metadata();
    expect([format, width]).toEqual(['heif', 480]);
    const { mtimeMs } = statSync(join(folder, name));
    await generate(name);
    expect(statSync(join(folder, name)).mtimeMs).toBe(mtimeMs);
    writeFileSync(join(folder, name), ''); // as a power failure leaves it
    await generate(name);
    expect(statSync(join(folder, name)).size).toBeGreaterThan(0);
  });

  test('is a JPEG of 1200 x 630 px for a link preview', async () => {
    const name = readManifests().openGraph.pictures['/'] ?? '';
    await generate(name);
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  // Verifies docs/product.md 45.16 (files).
  test('is a JPEG for a link preview of a further language, in fonts of its letters', async () => {
    await inLanguages('en,ja', writeManifests);
    const name = readManifests().translated['open-graph.ja.json']?.pictures['/'] ?? '';
    await jest.isolateModulesAsync(async () => (await import('./generate')).generate(name));
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await writeManifests();
  });

  test('is not made without a name in the manifests', async () => {
    await expect(generate('0123456789ab-320.avif')).rejects.toThrow(
      'No manifest names the picture 0123456789ab-320.avif.',
    );
  });

  test('is not made of a master that has changed since the manifest was written', async () => {
    const master = 'public/watches/xerix/2-1.webp';
    const name = variantOf(`/${master.slice('public/'.length)}`, '320.avif');
    rmSync(join(copy, master));
    symlinkSync(join(shop, 'public/watches/xerix/1-1.webp'), join(copy, master));
    await expect(generate(name)).rejects.toThrow(`${master} has changed`);
    expect(existsSync(join(folder, name))).toBe(false);
  });
});
