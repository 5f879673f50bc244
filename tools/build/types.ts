// Checks the types: `npm run types`. A production build of the same sources does not check them again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import languages from '@/domain/languages.json';
import { Failed, runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { errorAfter, isStopping, runNode, stopOnSignals } from '@/tools/process/children';
import { fingerprint } from './fingerprint';

/** File with the fingerprint of the sources that last passed the type check. */
const STAMP = join('.cache', 'types-checked');

/**
 * Checks the types of a shop.
 * @param shop its folder
 * @throws {ReportedError} after printing the type errors
 */
export async function checkTypes(shop: string): Promise<void> {
  const sources = fingerprint(shop, {});
  for (const args of [
    ['next/dist/bin/next', 'typegen'],
    ['typescript-native/bin/tsc', '--noEmit'],
    // Once more with the modules of each further language, so that a missing or wrong export of a translation fails.
    ...languages
      .map(({ code }) => `tsconfig.${code}.json`)
      .filter((config) => existsSync(join(shop, config)))
      .map((config) => ['typescript-native/bin/tsc', '--noEmit', '--project', config]),
  ]) {
    const [script = '', ...rest] = args;
    const { code, output } = await runNode(join(root, 'node_modules', script), rest, { cwd: shop });
    if (isStopping()) throw new Failed();
    if (code !== 0) throw errorAfter(output, 'The types are wrong; the errors are above.');
  }
  mkdirSync(dirname(join(shop, STAMP)), { recursive: true });
  writeFileSync(join(shop, STAMP), sources);
}

/** True if these sources have passed the type check. */
export function areTypesChecked(shop: string): boolean {
  const stamp = join(shop, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(shop, {});
}

if (isProgram(import.meta.url)) {
  stopOnSignals(() => 130);
  runProgram(() => checkTypes(root));
}
