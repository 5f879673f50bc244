// Checks the types: `npm run types`. A production build of the same sources does not check them again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import languages from '@/domain/languages.json';
import { Failed, runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { errorAfter, isStopping, runNode, stopOnSignals } from '@/tools/process/children';
import { fingerprint, sourceFiles } from './fingerprint';

/** File with the fingerprint of the sources that last passed the type check. */
const STAMP = join('.cache', 'types-checked');

/** Folder with a program that has type errors if a translation cannot replace its English module. */
const TRANSLATIONS = join('.cache', 'translations');

/** The type of a module with other texts and figures. */
const SHAPE = `type Shape<T> = T extends string ? string
  : T extends number ? number
  : T extends (...args: infer Args) => infer Result ? (...args: Args) => Shape<Result>
  : T extends object ? { [Key in keyof T]: Shape<T[Key]> }
  : T;
`;

/**
 * Checks the types of a shop.
 * @param shop its folder
 * @throws {ReportedError} after printing the type errors
 */
export async function checkTypes(shop: string): Promise<void> {
  const sources = fingerprint(shop, {});
  writeTranslationsCheck(shop);
  for (const args of [
    ['next/dist/bin/next', 'typegen'],
    // Several checkers check shared types several times: 24 s of processor time instead of 16 s, as long by the clock.
    ['typescript-native/bin/tsc', '--noEmit', '--checkers', '1'],
    ['typescript-native/bin/tsc', '--noEmit', '--checkers', '1', '--project', TRANSLATIONS],
  ]) {
    const [script = '', ...rest] = args;
    const { code, output } = await runNode(join(root, 'node_modules', script), rest, { cwd: shop });
    if (isStopping()) throw new Failed();
    if (code !== 0) throw errorAfter(output, 'The types are wrong; the errors are above.');
  }
  mkdirSync(dirname(join(shop, STAMP)), { recursive: true });
  writeFileSync(join(shop, STAMP), sources);
}

/** A check of the whole shop with the modules of each of three languages took 46 s of processor time, this takes 4 s. */
function writeTranslationsCheck(shop: string): void {
  const translation = new RegExp(String.raw`^(.+)\.(${languages.map(({ code }) => code).join('|')})\.ts$`);
  const translations = sourceFiles(shop).flatMap((file) => {
    const [, english, code] = translation.exec(file) ?? [];
    return english ? [{ english, translated: `${english}.${code}` }] : [];
  });
  const checks = translations.map(
    ({ english, translated }, index) =>
      `import * as english${index} from '../../${english}';
import * as translated${index} from '../../${translated}';
translated${index} satisfies Shape<typeof english${index}>;
`,
  );
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, paths: { '@/*': ['../../*'] } },
    include: ['*.ts', '../../tools/untyped-packages.d.ts'],
  };
  mkdirSync(join(shop, TRANSLATIONS), { recursive: true });
  writeFileSync(join(shop, TRANSLATIONS, 'check.ts'), [SHAPE, ...checks].join(''));
  writeFileSync(join(shop, TRANSLATIONS, 'tsconfig.json'), JSON.stringify(config));
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
