// Checks the rules of docs/language.md that a machine can check, in all tracked files or in some folders:
// `npm run language [-- <folder>…]`. Part of `npm run lint`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { checkComments, checkMarkdown, checkScript, compileTerms, type Finding } from './checks';
import list from './terms.json';

/** Texts that others wrote, or that must cite the banned terms, such as the migration that renames tables. */
const LEFT_OUT =
  /^(?:vendor|e2e\/snapshots|tools\/language)\/|^server\/database\/migrations\/0015-|^docs\/language\.md$|^docs\/reports\/|^CHANGELOG\.md$/;

const terms = compileTerms(list);

function main(): number {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...process.argv.slice(2)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  let count = 0;
  for (const path of paths.split('\n').filter((path) => path && !LEFT_OUT.test(path) && isPresent(path))) {
    for (const { line, message } of check(path)) {
      count += 1;
      console.log(`${path}:${line} ${message}`);
    }
  }
  if (count > 0) console.log(`${count} sentences or names to change; docs/language.md has the terms.`);
  return count > 0 ? 1 : 0;
}

/** False for a deleted file that git still lists. */
const isPresent = (path: string) => existsSync(join(root, path));

function check(path: string): Finding[] {
  const read = () => readFileSync(join(root, path), 'utf8');
  if (/\.(?:ts|tsx|mjs|cjs|js)$/.test(path)) return checkScript(path, read(), terms);
  if (/\.md$/.test(path)) return checkMarkdown(read(), terms);
  if (/\.(?:css|py)$/.test(path)) return checkComments(read(), terms);
  return [];
}

runProgram(async () => main());
