// Writes docs/reports/requirements.md, the tests that verify each requirement: `npm run requirements`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { PRODUCT } from './citations';
import {
  mapRequirements,
  type RequirementMap,
  type RequirementParts,
  requirementsTable,
  TEST,
  unverified,
} from './requirement-map';

/** Folders with tests. */
const FOLDERS = [
  'app',
  'browser',
  'cli',
  'components',
  'contract',
  'data',
  'deploy',
  'domain',
  'e2e',
  'runtime',
  'scripts',
  'server',
  'store',
  'tools',
];

/** Tests whose citations are examples. */
const ABOUT_CITATIONS = new Set(['tools/requirements/citations.test.ts', 'tools/requirements/requirement-map.test.ts']);

/** The report's path. */
export const PAGE = 'docs/reports/requirements.md';

const HEAD = `# Requirements and the tests that verify them

Written by \`npm run requirements\` from the citations in the tests ([how](../testing.md#requirements)). Each number is a line of
[product.md](../product.md). Names in brackets are the parts of a line that a test verifies; a line with parts is verified
when each part is (\`tools/requirements/parts.json\`). A line in italics has no test; \`tools/requirements/unverified.json\`
holds its reason.
`;

type Requirements = { map: RequirementMap; reasons: Record<string, string>; parts: RequirementParts; page: string };

/** Reads all requirements with their tests and parts, the reasons for missing tests, and the report's text. */
export function readRequirements(): Requirements {
  const paths = FOLDERS.flatMap(filesIn).filter((path) => TEST.test(path) && !ABOUT_CITATIONS.has(path));
  const map = mapRequirements(read(PRODUCT), new Map(paths.map((path) => [path, read(path)])));
  const reasons: Record<string, string> = JSON.parse(read('tools/requirements/unverified.json'));
  const parts: RequirementParts = JSON.parse(read('tools/requirements/parts.json'));
  return { map, reasons, parts, page: `${HEAD}\n${requirementsTable(map, reasons)}\n` };
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const read = (path: string) => readFileSync(join(root, path), 'utf8');

if (isProgram(import.meta.url)) {
  runProgram(async () => {
    const { map, reasons, parts, page } = readRequirements();
    writeFileSync(join(root, PAGE), page);
    const missing = unverified(map, reasons, parts);
    for (const sentence of missing) console.error(sentence);
    return missing.length === 0 ? 0 : 1;
  });
}
