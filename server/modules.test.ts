import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import modules from './modules.json';

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
}

/** Production files of server/; the module of files at its top is `''`. */
const files = sourcesIn(__dirname).filter((file) => !/\.test\.ts$|(^|\/)(testing|chaos)\//.test(file));
const moduleOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/** Returns the files of server/ that a file imports, including type imports and `import()`. */
function importsOf(file: string): string[] {
  const { importedFiles } = preProcessFile(readFileSync(join(__dirname, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('@/')
      ? relative('server', fileName.slice(2))
      : fileName.startsWith('.')
        ? join(file, '..', fileName)
        : '';
    return files.filter((other) => other === `${path}.ts`);
  });
}

/** The modules that each module imports, with one import as an example. */
const graph = new Map<string, Map<string, string>>();
for (const file of files) {
  for (const imported of importsOf(file)) {
    const [from, to] = [moduleOf(file), moduleOf(imported)];
    if (from === to) continue;
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges.set(to, `${file} imports ${imported}`));
  }
}

/** Returns the modules that a module imports, directly or indirectly. */
function reach(from: string, reached = new Set<string>()): Set<string> {
  for (const to of graph.get(from)?.keys() ?? []) if (!reached.has(to)) reach(to, reached.add(to));
  return reached;
}

describe('modules of server/', () => {
  test('importsOf finds imports of types across modules', () => {
    expect(importsOf('events/registry.ts')).toContain('database/database.ts');
    expect(graph.get('')?.has('agents')).toBe(true);
  });

  test('modules.json lists exactly the folders with production code', () => {
    const folders = new Set(files.map(moduleOf));
    expect([...folders].filter((folder) => folder !== '').toSorted()).toEqual(modules.toSorted());
  });

  test('README.md describes the modules in the order of modules.json', () => {
    const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
    expect([...readme.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)).toEqual(modules);
  });

  test('no module imports itself through other modules, including type imports', () => {
    expect([...graph.keys()].filter((name) => reach(name).has(name))).toEqual([]);
  });

  test('every module imports only modules that precede it in modules.json', () => {
    const upward = [...graph].flatMap(([from, edges]) =>
      [...edges].filter(([to]) => from !== '' && modules.indexOf(to) >= modules.indexOf(from)).map(([, edge]) => edge),
    );
    expect(upward).toEqual([]);
  });

  test('agents is imported only by features.ts and the routes of app/(en)/(agents)/', () => {
    const importers = files.filter((file) => importsOf(file).some((imported) => moduleOf(imported) === 'agents'));
    expect(importers.filter((file) => moduleOf(file) !== 'agents')).toEqual(['features.ts']);
    const routes = sourcesIn(join(__dirname, '..', 'app')).filter((file) =>
      readFileSync(join(__dirname, '..', 'app', file), 'utf8').includes("'@/server/agents/"),
    );
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((file) => !file.startsWith('(en)/(agents)/'))).toEqual([]);
  });
});
