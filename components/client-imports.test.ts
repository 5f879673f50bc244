/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that read files or contain the catalogue; they must stay out of client bundles. */
const serverOnlyImports =
  /^import (?!type )[^;]*from '@\/data\/(catalogue\/(shop|memory)-catalogue|brand-tiles|brands|home|list-pages|navigation|picture-scales|pictures|ranges|read-catalogue|watch-pictures|watch-summaries)'/m;

const clientFiles = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

test('more than ten client components are found', () => {
  expect(clientFiles.length).toBeGreaterThan(10);
});

test.each(clientFiles)('%s takes catalogue data as props, not by import', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(serverOnlyImports);
});

// Verifies docs/product.md 20.18 (wheel over a number, wheel over a slider). The handler belongs to the input, because a
// listener that loads later misses the first turn.
test('every number and range input releases the focus under the wheel', () => {
  const inputs = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/<input\b[^]*?\/>/g) ?? [])
    .filter((input) => /type="(?:number|range)"/.test(input));
  expect(inputs.length).toBeGreaterThan(3);
  const release = 'onWheel={({ currentTarget }) => currentTarget.blur()}';
  expect(inputs.filter((input) => !input.includes(release))).toEqual([]);
});
