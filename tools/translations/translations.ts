// Lists stale and missing translations: `npm run translations`. `-- --accept FILE` marks a reread translation as current.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf, watchHash } from '@/data/text-hash';
import languages from '@/domain/languages.json';
import { catalogueNames } from '@/domain/watch-key';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';

/** Folders whose sentences shoppers read. */
const FOLDERS = ['app', 'components', 'data', 'domain', 'server/agents', 'server/notifications', 'server/payments'];

/** Modules with sentences, by the repository's naming rule. */
const SENTENCES = /(?:^|\/)(?:copy[\w-]*|[\w-]+-copy|[\w-]+-words)\.ts$/;

/** Features in English only. */
const ENGLISH_ONLY = /^components\/desk\//;

/** Modules of that name that need no translation, and why. */
const WITHOUT_SENTENCES: Readonly<Record<string, string>> = {
  'components/account/copy-alert.ts': 'the alert of docs/product.md 11.5 is the same in every language',
  'components/account/copy-rejections.ts': 'selects from copy-rejection-messages.ts',
  'components/address-book/copy-address.ts': 'joins the lines of an address',
  'components/cart/copy-units.ts': 'selects from copy.ts',
  'components/checkout/confirmation/copy-order.ts': 'selects from copy.ts',
  'components/filtering/copy-chips.ts': 'selects from copy.ts',
  'components/filtering/copy-measure.ts': 'formats for a locale',
  'components/forms/copy-codes.ts': 'a type',
  'components/forms/copy-rejections.ts': 'selects from copy-rejection-messages.ts',
  'components/returns/copy-state.ts': 'selects from copy.ts',
  'domain/search/search-words.ts': 'collects the words of a watch',
};

type Texts = ReadonlyMap<string, string>;
type Watches = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** English name of a language: `German`. */
const englishName = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

/** The first line of a translated module. @param english path of the English module */
export const headOf = (code: string, english: string, text: string): string =>
  `// ${englishName(code)} of ./${basename(english)} (sha256 ${hashOf(text)})`;

/** Stale and missing translations of modules, one message each. @param texts all modules by path */
export function moduleProblems(code: string, texts: Texts): string[] {
  const stale = [...texts.keys()]
    .filter((path) => path.includes(`.${code}.ts`))
    .flatMap((path) => {
      const english = path.replace(`.${code}.ts`, '.ts');
      const text = texts.get(english);
      if (text === undefined) return [`${path} is stale: ${english} does not exist.`];
      const isCurrent = texts.get(path)?.startsWith(`${headOf(code, english, text)}\n`);
      return isCurrent ? [] : [`${path} is stale: ${english} has changed.`];
    });
  const missing = [...texts.keys()]
    .filter((path) => SENTENCES.test(path) && FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !ENGLISH_ONLY.test(path) && !(path in WITHOUT_SENTENCES))
    .filter((path) => !texts.has(path.replace(/\.ts$/, `.${code}.ts`)))
    .map((path) => `${path} has no ${englishName(code)}.`);
  return [...stale, ...missing];
}

/** Stale and missing translations of a catalogue's watches, one message each. @param path file of the translations */
export function watchProblems(path: string, english: Watches, translated: Watches): string[] {
  const missing = Object.keys(english).filter((id) => !(id in translated));
  const stale = Object.entries(translated).filter(([id, { of }]) => !english[id] || watchHash(english[id]) !== of);
  return [
    ...stale.map(([id]) => `${path} is stale: the English texts of watch ${id} have changed.`),
    ...missing.map((id) => `${path} lacks watch ${id}.`),
  ];
}

/** Returns every stale or missing translation of the shop. */
export function translationProblems(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => path && !/^(?:vendor|e2e|tools)\//.test(path) && isPresent(path));
  const texts = new Map(paths.map((path) => [path, read(path)]));
  return furtherCodes.flatMap((code) => [
    ...moduleProblems(code, texts),
    ...catalogueNames.flatMap((name) =>
      watchProblems(watchFile(code, name), watchesOf(name), translatedWatches(watchFile(code, name))),
    ),
  ]);
}

/** Writes the hash of the current English text into a translation. @throws {ReportedError} for another file */
export function accepted(path: string, readText: (path: string) => string): string {
  const catalogue = catalogueNames.find((name) => furtherCodes.some((code) => watchFile(code, name) === path));
  if (catalogue) {
    const watches: Watches = JSON.parse(readText(path));
    const english = watchesOf(catalogue);
    const current = Object.entries(watches).map(([id, watch]) => [id, { ...watch, of: watchHash(english[id] ?? {}) }]);
    return `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`;
  }
  const code = furtherCodes.find((each) => path.includes(`.${each}.ts`));
  if (!code) throw new ReportedError(`${path} is not a translation: its name has to end with .de.ts, for example.`);
  const english = path.replace(`.${code}.ts`, '.ts');
  return readText(path).replace(/^.*/, () => headOf(code, english, readText(english)));
}

const furtherCodes = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** False for a deleted file that git still lists. */
const isPresent = (path: string) => existsSync(join(root, path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const watchFile = (code: string, name: string) => `data/${englishName(code).toLowerCase()}/${name}.json`;
const translatedWatches = (path: string): Watches => (existsSync(join(root, path)) ? JSON.parse(read(path)) : {});
const watchesOf = (name: string): Watches => {
  const watches = JSON.parse(read(`data/${name}.json`)) as { id: number }[];
  return Object.fromEntries(watches.map((watch) => [watch.id, watch]));
};

async function main(): Promise<number> {
  const [option, path] = process.argv.slice(2);
  if (option === '--accept' && path) writeFileSync(join(root, path), accepted(path, read));
  const problems = translationProblems();
  if (problems.length > 0)
    console.log(`${problems.join('\n')}\n${problems.length} translations to write or to reread.`);
  return problems.length > 0 ? 1 : 0;
}

if (isProgram(import.meta.url)) runProgram(main);
