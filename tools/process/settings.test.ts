import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, loadSettings } from './settings';

const before = { ...process.env };
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'odd-hours-settings-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...before };
});

it('loadSettings adds the settings of .env.production.local, and no variable that is set already', () => {
  Object.assign(process.env, { NODE_ENV: 'production', PORT: '3007' });
  writeFileSync(join(folder, '.env.local'), 'PORT=3001\nLANGUAGES=en,de\nSITE_URL=https://local.example\n');
  writeFileSync(join(folder, '.env.production.local'), 'SITE_URL=https://shop.example\n');
  delete process.env.LANGUAGES;
  delete process.env.SITE_URL;
  loadSettings(false, folder);
  const { PORT, LANGUAGES, SITE_URL, __NEXT_PROCESSED_ENV } = process.env;
  expect([PORT, LANGUAGES, SITE_URL, __NEXT_PROCESSED_ENV]).toEqual([
    '3007',
    'en,de',
    'https://shop.example',
    undefined,
  ]);
});

it('environment changes no variable, also after loadSettings', () => {
  delete process.env.OWNERS;
  writeFileSync(join(folder, '.env.local'), 'OWNERS=ada@example.com\n');
  expect([environment(false, folder).OWNERS, process.env.OWNERS]).toEqual(['ada@example.com', undefined]);
  loadSettings(false, folder);
  expect([environment(false, folder).OWNERS, process.env.OWNERS]).toEqual(Array(2).fill('ada@example.com'));
});

it('the build loads its settings before every other module, which may read LANGUAGES when it loads', () => {
  const [first] = /^import .*$/m.exec(readFileSync('tools/build/build.ts', 'utf8')) ?? [];
  expect(first).toBe("import './load-settings';");
});
