import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Where the shop under test may keep its mail: as playwright.config.ts says, or as a shop that ran already has it. */
const folders = [process.env.MAIL_DIR, '.cache/e2e/mail', 'var/mail'].filter((folder) => folder !== undefined);

/** The mails to an address as they would go out, soft line ends taken away. */
export async function mailsTo(address: string): Promise<string[]> {
  const mails = await Promise.all(folders.map(mailsIn));
  return mails.flat().filter((mail) => mail.includes(`\nTo: ${address}\r\n`));
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

/** The path of the first link in a mail that matches, wherever the mail believes the shop to be. */
export function pathIn(mail: string | undefined, pattern: RegExp): string {
  return pattern.exec(mail ?? '')?.[1] ?? '';
}

/** From here on the browser comes from an address of its own: what limits one test does not limit the next. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });
}

/** A network address of this machine: the Auth emulator's accounts count for those alone. */
export const newAddress = () => `127.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Waits until a form has been there for as long as a person needs to fill it. */
export const takeTime = (page: Page) => page.waitForTimeout(2100);
