/* The shop's copy, read backwards: which import a spec needs for a text on a page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A text as a literal in the code. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);

/** A string of a copy module, or a function that returns one. `code` is `cartPageCopy.title` or `cartLabel`. */
type Copy = { code: string; name: string; from: string; value: unknown };

/** Returns the code of a text, such as `cartPageCopy.title`; undefined if no copy, or more than one, has the text. */
export type FindCopy = (text: string, arguments_: readonly unknown[]) => string | undefined;

export type ShopCopy = {
  find: FindCopy;
  /** Imports that a spec needs: exported name and module, by module. */
  importsOf: (spec: string) => { name: string; from: string }[];
};

/** Reads all copy modules of `components/`. An export whose name two modules share is left out. */
export async function loadCopy(root: string): Promise<ShopCopy> {
  const files = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)copy[\w-]*\.ts$/.test(file))
    .toSorted();
  const all: Copy[] = [];
  for (const file of files) {
    const exported = (await import(join(root, 'components', file))) as Record<string, unknown>;
    const from = `@/components/${file.replace(/\.ts$/, '')}`;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          all.push({ code: /^\w+$/.test(key) ? `${name}.${key}` : '', name, from, value: inner });
      else all.push({ code: name, name, from, value });
  }
  const modulesOf = (name: string) => new Set(all.filter((copy) => copy.name === name).map(({ from }) => from)).size;
  const copies = all.filter(({ code, name }) => code !== '' && modulesOf(name) === 1);
  return {
    find: (text, given) => {
      const found = new Set(copies.flatMap((copy) => codesFor(copy, text, given)));
      const [code] = found;
      return found.size === 1 ? code : undefined;
    },
    importsOf: (spec) => {
      const used = new Map(copies.map(({ name, from }) => [name, from]));
      return [...used]
        .filter(([name]) => new RegExp(String.raw`(?<![\w.'])${name}\b(?!\w*['"])`).test(spec))
        .map(([name, from]) => ({ name, from }));
    },
  };
}

/** Code of a copy if it is the text, or returns it for one of the arguments. */
function codesFor({ code, value }: Copy, text: string, given: readonly unknown[]): string[] {
  if (typeof value === 'string') return value === text ? [code] : [];
  if (typeof value !== 'function' || value.length !== 1) return [];
  const argument = given.find((each) => {
    try {
      return value(each) === text;
    } catch {
      return false;
    }
  });
  return argument === undefined ? [] : [`${code}(${literal(argument)})`];
}
