/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What reads files or carries the catalogue: its size must never reach a shopper's phone. */
const serverOnlyImports =
  /^import (?!type )[^;]*from '@\/data\/(catalogue\/(shop|memory)-catalogue|brand-tiles|brands|home|list-pages|navigation|picture-scales|pictures|ranges|read-catalogue|watch-pictures|watch-summaries)'/m;

const clientFiles = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

test('there are client components to look at', () => {
  expect(clientFiles.length).toBeGreaterThan(10);
});

test.each(clientFiles)('%s takes catalogue data as props, not by import', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(serverOnlyImports);
});
