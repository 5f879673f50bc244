import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noteServing } from '@/runtime/builds';
import { currentBuild, listBuilds, makeCurrent, makeWhole, moveOut, removeOldBuilds, takeHashedFiles } from './builds';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.now();

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'odd-hours-builds-'))));
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Turns Next's output into a build, as `npm run build` does. */
function build(name: string, files: Record<string, string>, sources = name) {
  for (const [file, text] of Object.entries(files)) put(`.next/work/${file}`, text);
  const making = moveOut(root, name);
  takeHashedFiles(
    join(root, making),
    listBuilds(root).map(({ folder }) => join(root, folder)),
    now,
  );
  const folder = makeWhole(root, making, sources);
  makeCurrent(root, folder);
  return folder;
}

/** Sets the last use of a build to some days ago. */
const age = (folder: string, days: number) => {
  const at = new Date(now - days * DAY_MS);
  utimesSync(join(root, folder, 'odd-hours-build'), at, at);
};

it('a build gets its own folder, and Next’s working files stay', () => {
  put('.next/work/cache/tsbuildinfo', 'cache');
  put('.next/work/types/routes.d.ts', 'types');
  const one = build('one', { BUILD_ID: 'one', 'server/app/index.html': 'one' });
  expect(one).toBe(join('.next', 'one'));
  expect(read('.next/one/server/app/index.html')).toBe('one');
  expect(readdirSync(join(root, '.next/work')).sort()).toEqual(['cache', 'types']);
  const two = build('two', { BUILD_ID: 'two', 'server/app/index.html': 'two' });
  expect([read('.next/one/server/app/index.html'), read('.next/two/server/app/index.html')]).toEqual(['one', 'two']);
  expect(currentBuild(root)).toBe(two);
});

it('listBuilds omits an unfinished build', () => {
  expect(listBuilds(root)).toEqual([]);
  put('.next/work/BUILD_ID', 'one');
  const making = moveOut(root, 'one');
  expect(listBuilds(root)).toEqual([]);
  expect(() => currentBuild(root)).toThrow('npm run build');
  makeWhole(root, making, 'sources');
  expect(listBuilds(root)).toMatchObject([{ folder: join('.next', 'one'), sources: 'sources' }]);
});

it('currentBuild returns the build that was made or reused last', () => {
  const one = build('one', { BUILD_ID: 'one' });
  age(one, 1);
  const two = build('two', { BUILD_ID: 'two' });
  expect(listBuilds(root).map(({ folder }) => folder)).toEqual([two, one]);
  age(two, 1);
  makeCurrent(root, one);
  expect(currentBuild(root)).toBe(one);
  expect(listBuilds(root).map(({ folder }) => folder)).toEqual([one, two]);
});

it('takeHashedFiles copies hashed files of earlier builds for thirty days', () => {
  build('one', { 'static/chunks/a.js': 'a', 'static/chunks/both.js': 'both' });
  build('two', { 'static/chunks/b.js': 'b', 'static/chunks/both.js': 'both' });
  build('three', { 'static/chunks/c.js': 'c' });
  expect(readdirSync(join(root, '.next/three/static/chunks')).sort()).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  expect(read('.next/three/static/chunks/a.js')).toBe('a');
  const later = (days: number) => {
    mkdirSync(join(root, `later-${days}`));
    takeHashedFiles(join(root, `later-${days}`), [join(root, '.next/three')], now + days * DAY_MS);
    return readdirSync(join(root, `later-${days}/static/chunks`)).sort();
  };
  expect(later(29)).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  expect(later(31)).toEqual(['c.js']);
});

it('removeOldBuilds removes aborted builds, and unserved builds except the last three', async () => {
  const folders = ['one', 'two', 'three', 'four', 'five', 'six'].map((name, index) => {
    const folder = build(name, { BUILD_ID: name });
    age(folder, 6 - index);
    return folder;
  });
  noteServing(join(root, String(folders[0])));
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  put(`.next/two/served-by/${gone.pid}`);
  put('.next/old-making/BUILD_ID');
  put('.next/new-making/BUILD_ID');
  utimesSync(join(root, '.next/old-making'), new Date(now - DAY_MS), new Date(now - DAY_MS));
  removeOldBuilds(root, now);
  expect(listBuilds(root).map(({ folder }) => folder)).toEqual([...folders.slice(3).reverse(), folders[0]]);
  expect(existsSync(join(root, '.next/old-making'))).toBe(false);
  expect(existsSync(join(root, '.next/new-making'))).toBe(true);
});
