// Verifies docs/product.md 19.18.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPictureNames } from '@/domain/no-picture-names';

const root = join(__dirname, '..');

it.each([
  [
    'a command of the owner',
    ['--conditions=react-server', '--import', require.resolve('tsx'), join(root, 'cli/orders.ts'), 'list'],
  ],
  ['a tool', [join(root, 'scripts/run.cjs'), 'tools/catalogue/specifications.ts']],
])('%s prints one sentence in a checkout without names of pictures', (_, args) => {
  const checkout = mkdtempSync(join(tmpdir(), 'odd-hours-'));
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: checkout, env, encoding: 'utf8' });
  rmSync(checkout, { recursive: true });
  expect([status, stderr]).toEqual([1, `${noPictureNames}\n`]);
});

// Verifies docs/product.md 19.19.
it('a command reads the files of settings that the shop reads, by the same rules', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'odd-hours-'));
  mkdirSync(join(checkout, 'public', 'pictures'), { recursive: true });
  writeFileSync(join(checkout, 'public', 'pictures', 'manifest.json'), '[]');
  const settings = {
    '.env.production.local': 'RECORDS=/srv\nDATABASE_URL=file:${RECORDS}/shop.db',
    '.env.local': 'DATABASE_URL=file:var/other.db',
    '.env.production': 'OWNERS=production@example.com',
    '.env': 'OWNERS=env@example.com\nSTOP_SECONDS=7\nCOMPANY_NAME=Env',
  };
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(checkout, name), text);
  const shown = ['DATABASE_URL', 'OWNERS', 'STOP_SECONDS', 'COMPANY_NAME'];
  const print = `console.log(JSON.stringify(${JSON.stringify(shown)}.map((name) => process.env[name])))`;
  const settingsOf = (load: string) => {
    const program = join(checkout, 'program.ts');
    writeFileSync(program, `${load}\n${print}`);
    const args = ['--conditions=react-server', '--import', require.resolve('tsx'), program];
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      COMPANY_NAME: 'Set',
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    };
    return spawnSync(process.execPath, args, { cwd: checkout, env, encoding: 'utf8' }).stdout;
  };
  const ofCommand = settingsOf(`import '${root}/cli/environment';`);
  const ofShop = settingsOf(`require('${require.resolve('@next/env')}').loadEnvConfig(process.cwd(), false);`);
  rmSync(checkout, { recursive: true });
  expect(ofCommand).toBe(ofShop);
  expect(JSON.parse(ofCommand)).toEqual(['file:/srv/shop.db', 'production@example.com', '7', 'Set']);
});
