import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { groupsOf, readBundles, writeBundles } from './script-bundles.mjs';

const chunk = (id) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},e=>{}]);`;

/** A build of these pages, each with its scripts, and with what else stands in it. */
function built(pages, chunkOf = chunk, rest = () => '') {
  const build = mkdtempSync(join(tmpdir(), 'bundles-'));
  const write = (path, text) => {
    mkdirSync(join(build, dirname(path)), { recursive: true });
    writeFileSync(join(build, path), text);
  };
  for (const [page, names] of Object.entries(pages)) {
    const tags = names.map((name) => `<script src="/_next/static/chunks/${name}" async=""></script>`);
    write(`server/app/${page}.html`, `<head>${tags.join('')}</head>${rest(page)}`);
    for (const [id, name] of names.entries()) write(`static/chunks/${name}`, chunkOf(id));
  }
  return build;
}

it('groups scripts that stand in the same pages, but never what starts them', () => {
  expect(
    groupsOf([
      ['a.js', 'b.js', 'c.js', 'd.js', 'turbopack-1.js'],
      ['d.js', 'b.js', 'a.js', 'turbopack-1.js'],
      ['c.js', 'e.js', 'f.js'],
    ]),
  ).toEqual([
    ['a.js', 'b.js', 'd.js'],
    ['e.js', 'f.js'],
  ]);
});

it('writes one file that lays ready what its parts would, each under its own name', () => {
  const build = built({ index: ['a.js', 'b.js'], 'all/xerix': ['a.js', 'b.js', 'c.js'] });
  const bundles = writeBundles(build);
  expect(bundles).toEqual([{ file: expect.stringMatching(/^bundle-[\w-]{16}\.js$/), parts: ['a.js', 'b.js'] }]);
  expect(readBundles(build)).toEqual(bundles);
  const shop = {};
  runInNewContext(readFileSync(join(build, 'static/chunks', bundles[0].file), 'utf8'), shop);
  expect(shop.TURBOPACK.map(([name, id]) => [name, id])).toEqual([
    ['static/chunks/a.js', 0],
    ['static/chunks/b.js', 1],
  ]);
});

describe('where Next starts with a module of theirs', () => {
  const startsWith = (id) =>
    `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[${id}]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>`;
  const scripts = (id) => chunk(id).replace('e=>{}', id === 1 ? 'e=>{e.r(0)}' : 'e=>{}');
  const namesIn = (build) => {
    const shop = {};
    runInNewContext(readFileSync(join(build, 'static/chunks', readBundles(build)[0].file), 'utf8'), shop);
    return shop.TURBOPACK.map(([name]) => name);
  };
  const made = (rest) => {
    const build = built({ index: ['a.js', 'b.js'], 'all/xerix': ['a.js', 'b.js'] }, scripts, rest);
    writeBundles(build);
    return namesIn(build);
  };

  it('holds back what Next waits for, and lets modules run before', () => {
    const names = ['static/chunks/a.js', 'odd-hours/held', 'odd-hours/ahead', 'odd-hours/ahead'];
    expect(made(() => startsWith(1))).toEqual(names);
  });

  it.each([
    ['nothing is needed', () => startsWith(0)],
    ['it is elsewhere', () => startsWith(7)],
    ['Next has made no page', () => ''],
  ])('holds back nothing where %s', (_, rest) => {
    expect(made(rest)).toEqual(['static/chunks/a.js', 'static/chunks/b.js']);
  });

  it.each([
    ['differ in how they start', (page) => startsWith(page === 'index' ? 1 : 0)],
    ['start otherwise than is known', () => startsWith(1).replace('otherChunks', 'chunks')],
  ])('says so where pages %s', (_, rest) => {
    expect(() => made(rest)).toThrow(/This version of Next starts .*SCRIPTS_AT_ONCE=1/);
  });
});

it('puts each module in parentheses, so that it is compiled before it is called', () => {
  const text =
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,' +
    '1,(e,t)=>{e.v("),2,(")},2,function(){return e=>e},3,[4,e=>e]]);';
  const build = built({ index: ['a.js', 'b.js'] }, () => text);
  const [{ file }] = writeBundles(build);
  const [first] = readFileSync(join(build, 'static/chunks', file), 'utf8').split('\n');
  expect(first).toBe(
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["static/chunks/a.js",' +
      '1,((e,t)=>{e.v("),2,(")}),2,(function(){return e=>e}),3,[4,e=>e]]);',
  );
});

it.each([
  ['no modules', '(self.T=[]).push(["object"==typeof document?document.currentScript:void 0]);'],
  ['nothing that is called', '["object"==typeof document?document.currentScript:void 0]'],
])('says so of a script with %s', (_, text) => {
  expect(() => writeBundles(built({ index: ['a.js', 'b.js'] }, () => text))).toThrow(
    /This version of Next .*\(a\.js\)/,
  );
});

it('names a bundle by what is in it', () => {
  const pages = { index: ['a.js', 'b.js'] };
  const fileOf = (build) => writeBundles(build)[0].file;
  expect(fileOf(built(pages))).toBe(fileOf(built(pages)));
  expect(fileOf(built(pages, (id) => chunk(id + 1)))).not.toBe(fileOf(built(pages)));
});

it('says so where a script looks for its tag otherwise than is known', () => {
  expect(() => writeBundles(built({ index: ['a.js', 'b.js'] }, () => 'run()'))).toThrow(
    /This version of Next .*\(a\.js\).*SCRIPTS_AT_ONCE=1/,
  );
});

it('has no bundles of a build that was made without', () => {
  expect(readBundles(mkdtempSync(join(tmpdir(), 'bundles-')))).toEqual([]);
});
