import { parseArgs } from 'node:util';
import type { Check } from './page-checks';

export const usage = `Usage: any-shop <address of a shop> [--out <folder>] [--pages <number>] [--only <text>] [--reads-only]

  --out         folder of any-shop.svg, any-shop.html and any-shop.md; by default this one
  --pages       number of pages to read, 12 by default
  --only        runs the checks whose title contains the text, in any case
  --reads-only  leaves out the checks that fill a cart of their own
  --help        prints this text`;

/** The name and the password in the address of a shop, as `https://name:password@staging.example`. */
export type Login = { username: string; password: string };

export type Options = {
  address: URL;
  login?: Login;
  folder: string;
  pages: number;
  only: string;
  readsOnly: boolean;
};

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/**
 * Parses the arguments; undefined if they ask for help.
 *
 * @throws {Error} for an unknown option, one without its value, or no address of a shop
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.' },
      pages: { type: 'string', default: '12' },
      only: { type: 'string', default: '' },
      'reads-only': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [text = '', other] = positionals;
  if (text === '') throw new Error('The address of a shop is missing.');
  if (!isAddress(text)) throw new Error(`${text} is not the address of a shop. Begin it with https:// or http://.`);
  if (other !== undefined) throw new Error(`One address at a time: ${other} is a second one.`);
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages ${values.pages} is not a number from 1.`);
  const address = new URL(text);
  const login = loginOf(address);
  return {
    address,
    ...(login && { login }),
    folder: values.out,
    pages,
    only: values.only,
    readsOnly: values['reads-only'],
  };
}

/** The login in an address; undefined if there is none. */
export function loginOf({ username, password }: URL): Login | undefined {
  if (username === '') return undefined;
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * The checks that the options select.
 *
 * @throws {Error} if there are none: a run without a check must not pass
 */
export function selectChecks<Some extends Pick<Check, 'title' | 'fillsCart'>>(
  checks: readonly Some[],
  { only, readsOnly }: Pick<Options, 'only' | 'readsOnly'>,
): Some[] {
  const named = checks.filter(({ title }) => title.toLowerCase().includes(only.toLowerCase()));
  const selected = named.filter(({ fillsCart }) => !(readsOnly && fillsCart));
  if (selected.length > 0) return selected;
  throw new Error(
    named.length > 0
      ? `--reads-only leaves out each check whose title contains “${only}”.`
      : `No check has a title with “${only}”. The titles are:\n${checks.map(({ title }) => `  ${title}`).join('\n')}`,
  );
}
