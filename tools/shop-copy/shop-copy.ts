import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { errorAfter, run } from '@/tools/process/children';

/** Large read-only folders: hard links take seconds, copies take minutes. */
const LINKED = ['node_modules', join('public', 'pictures')];

/** Files that npm and the launcher rewrite in place: a hard link would change the original. */
const REWRITTEN = ['.package-lock.json', '.odd-hours-lock'].map((file) => join('node_modules', file));

/**
 * Runs `work` in a copy of the shop and removes it afterwards. The copy has all files that git does not ignore, the
 * packages and the picture variants. It is outside this repository, because Next and Tailwind would otherwise use this
 * repository as the root. It is a git repository, because some tools list the shop's files by git.
 */
export async function withShopCopy<T>(work: (shop: string) => Promise<T>): Promise<T> {
  const shop = mkdtempSync(join(tmpdir(), 'odd-hours-copy-'));
  try {
    await copyShop(shop);
    return await work(shop);
  } finally {
    rmSync(shop, { recursive: true, force: true });
  }
}

async function copyShop(shop: string): Promise<void> {
  const listed = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = new Set(listed.split('\0').filter((file) => file && existsSync(join(root, file))));
  for (const file of files) cpSync(join(root, file), join(shop, file));
  for (const folder of LINKED.filter((one) => existsSync(join(root, one)))) await linkFolder(shop, folder);
  for (const file of REWRITTEN.filter((one) => existsSync(join(root, one)))) {
    rmSync(join(shop, file), { force: true });
    cpSync(join(root, file), join(shop, file));
  }
  await git(shop, 'init', '--quiet');
  await git(shop, 'add', '--all', '--intent-to-add');
}

/** Links a folder by hard links, or copies it if the target is on another file system. */
async function linkFolder(shop: string, folder: string): Promise<void> {
  const [from, to] = [join(root, folder), join(shop, folder)];
  const { code } = await run('cp', ['-al', from, to]);
  if (code !== 0) cpSync(from, to, { recursive: true, preserveTimestamps: true, force: true });
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { cwd });
  if (code !== 0) throw errorAfter(output, `The shop cannot be copied: git ${args[0]} failed in ${cwd}.`);
  return output;
}
