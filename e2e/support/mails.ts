import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Where the shop under test may keep its mail: as playwright.config.ts says, or as a shop that ran already has it. */
const folders = [process.env.MAIL_DIR, '.cache/e2e/mail', 'var/mail'].filter((folder) => folder !== undefined);

/** The mails to an address as they would go out, soft line ends taken away. */
export async function mailsTo(address: string): Promise<string[]> {
  const mails = await Promise.all(folders.map((folder) => mailsIn(folder, address)));
  return mails.flat();
}

/** The same of one folder. */
export async function mailsIn(folder: string, address: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const whole = mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  return whole.filter((mail) => mail.includes(`\nTo: ${address}\r\n`));
}

/** The path of the first link in a mail that matches, wherever the mail believes the shop to be. */
export function pathIn(mail: string | undefined, pattern: RegExp): string {
  return pattern.exec(mail ?? '')?.[1] ?? '';
}

/** How long the shop may take to put a mail out, in ms. */
const MAIL_MS = 20_000;

/** The path of the first link that matches in the mails to an address, as soon as one is there. */
export async function pathMailedTo(address: string, pattern: RegExp): Promise<string> {
  const find = async () => pathIn((await mailsTo(address)).join('\n'), pattern);
  await expect.poll(find, { timeout: MAIL_MS, message: `a mail to ${address} with ${pattern}` }).not.toBe('');
  return find();
}

/** From here on the browser comes from an address of its own: what limits one test does not limit the next. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });
}

/** A network address of this machine: the Auth emulator's accounts count for those alone. */
export const newAddress = () => `127.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** How long a person needs to fill a form, in ms: what comes sooner is a program's (docs/product.md 12.8). */
const FILLED_IN_MS = 2100;

/** Lets the time pass for the page that a person needs to fill its form. Nobody waits for it; a page without scripts knows no time. */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, FILLED_IN_MS);
}
