// Verifies docs/product.md 19.18.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
