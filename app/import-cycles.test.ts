/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

/** The layers, top to bottom (README). */
const layers = ['app', 'components', 'server', 'store', 'browser', 'contract', 'data', 'domain'];

const files = new Set(
  layers
    .flatMap((layer) => readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => join(layer, file)))
    .filter((file) => /\.tsx?$/.test(file)),
);

/** The files of these layers that a file imports, including type imports. */
function importsOf(file: string): readonly string[] {
  return preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('.') ? join(file, '..', fileName) : fileName.replace(/^@\//, '');
    return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? [];
  });
}

/** The import cycles reachable from a file, each as its files in order. Visits each file once. */
function cyclesFrom(file: string, path: readonly string[], followed: Set<string>): readonly string[] {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' -> ')];
  if (followed.has(file)) return [];
  followed.add(file);
  return importsOf(file).flatMap((imported) => cyclesFrom(imported, [...path, file], followed));
}

test('importsOf resolves aliases, relative paths and type imports', () => {
  expect(importsOf('contract/checkout.ts')).toEqual(['contract/checkout.schema.ts', 'contract/route.ts']);
  expect(importsOf('contract/checkout.schema.ts')).toContain('domain/line-items.ts');
});

test('no import cycle exists between the files of these layers, including type imports', () => {
  const followed = new Set<string>();
  expect([...files].flatMap((file) => cyclesFrom(file, [], followed))).toEqual([]);
});
