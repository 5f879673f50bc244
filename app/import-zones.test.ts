/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Lints texts as if they were these files; Jest cannot load ESLint's configuration. */
const program = `
import { ESLint } from 'eslint';
const eslint = new ESLint();
const messagesOf = async ([filePath, text]) =>
  (await eslint.lintText(text, { filePath })).flatMap(({ messages }) => messages.map(({ message }) => message));
console.log(JSON.stringify(await Promise.all(JSON.parse(process.argv[1]).map(messagesOf))));
`;

function messagesOf(files: readonly (readonly [path: string, text: string])[]): string[][] {
  const args = ['--input-type=module', '-e', program, JSON.stringify(files)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('lint rejects an import that points up, by its alias and by its relative path, and no other', () => {
  const files = [
    ['domain/new.ts', "import '@/server/orders/place';"],
    ['store/new.ts', "import '../server/orders/place';"],
    ['server/stock/new.ts', "import '@/server/desk/use-case';"],
    ['components/new.ts', "import '@/contract/address.schema';"],
    ['server/orders/new.ts', "import '@/domain/money'; import '../stock/stock';"],
  ] as const;
  expect(messagesOf(files)).toEqual([
    [expect.stringContaining('domain/ may not import server/')],
    [expect.stringContaining('store/ may not import server/')],
    [expect.stringContaining('may import only the modules before it in server/modules.json')],
    [expect.stringContaining('A schema imports zod')],
    [],
  ]);
}, 30_000);
