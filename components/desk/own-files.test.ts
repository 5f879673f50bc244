/** @jest-environment node */
// Verifies docs/product.md 41.3 (own files).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

const DESK = /^(?:app\/\(desk\)|components\/desk)\//;

const files = ['app', 'components', 'store', 'browser']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const importsOf = (file: string) =>
  preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? join(file, '..', fileName) : fileName.replace(/^@\//, ''),
  );

it('no page, component or store of the shop imports a file of the desk', () => {
  const importers = files.filter((file) => !DESK.test(file) && importsOf(file).some((one) => DESK.test(`${one}/`)));
  expect(importers).toEqual([]);
  expect(files.filter((file) => DESK.test(file)).length).toBeGreaterThan(10);
});

it('the desk imports one style sheet, its own, whose classes all begin with "desk-"', () => {
  const styles = files
    .filter((file) => DESK.test(file))
    .flatMap((file) => importsOf(file).filter((one) => /\.css$/.test(one)));
  expect(styles).toEqual(['app/(desk)/desk/desk.css']);
  const css = readFileSync('app/(desk)/desk/desk.css', 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const classes = [...css.matchAll(/\.(-?[a-z_][\w-]*)/g)].map(([, name = '']) => name);
  expect(classes.filter((name) => !name.startsWith('desk-'))).toEqual([]);
});
