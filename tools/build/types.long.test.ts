import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@/runtime/root';
import { areTypesChecked, checkTypes } from './types';

jest.setTimeout(120_000);

const RIGHT = 'export default function Page() {\n  return <p>{1}</p>;\n}\n';
const WRONG = 'export default function Page() {\n  const price: number = "one";\n  return <p>{price}</p>;\n}\n';

let shop: string;
function put(file: string, text: string) {
  mkdirSync(dirname(join(shop, file)), { recursive: true });
  writeFileSync(join(shop, file), text);
}

beforeAll(() => {
  shop = mkdtempSync(join(tmpdir(), 'odd-hours-types-'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  put('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['node'] } }));
  put('package.json', '{ "name": "shop" }');
  put('app/layout.tsx', 'export default function Layout({ children }: LayoutProps<"/">) {\n  return children;\n}\n');
  symlinkSync(join(root, 'node_modules'), join(shop, 'node_modules'));
});
afterAll(() => rmSync(shop, { recursive: true }));

/** Runs the check and returns its output and its error. */
async function check() {
  const printed: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const error = await checkTypes(shop).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  write.mockRestore();
  return { printed: printed.join(''), error };
}

it('checkTypes fails on a type error, prints it, and does not mark the sources as checked', async () => {
  put('app/page.tsx', WRONG);
  const { printed, error } = await check();
  expect(error).toBe('The types are wrong; the errors are above.');
  expect(printed).toContain('app/page.tsx(2,9): error TS2322');
  expect(areTypesChecked(shop)).toBe(false);
});

it('checkTypes passes without a type error, and marks the sources as checked until one changes', async () => {
  put('app/page.tsx', RIGHT);
  expect(await check()).toEqual({ printed: '', error: undefined });
  expect(areTypesChecked(shop)).toBe(true);
  put('app/page.tsx', WRONG);
  expect(areTypesChecked(shop)).toBe(false);
});

it('checkTypes fails if a translation lacks an export, or builds a sentence from another parameter', async () => {
  put('app/page.tsx', RIGHT);
  put('app/copy.ts', 'export const title = "Cart";\nexport const pieces = (count: number) => `${count} pieces`;\n');
  put('app/copy.de.ts', 'export const title = "Korb";\nexport const pieces = (count: number) => `${count} Stück`;\n');
  expect(await check()).toEqual({ printed: '', error: undefined });
  put('app/copy.de.ts', 'export const pieces = (count: number) => `${count} Stück`;\n');
  expect((await check()).printed).toContain("Property 'title' is missing in type 'typeof import(");
  put('app/copy.de.ts', 'export const title = "Korb";\nexport const pieces = (count: string) => `${count} Stück`;\n');
  expect((await check()).printed).toContain("Type 'number' is not assignable to type 'string'");
});
