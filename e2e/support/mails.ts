import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Mail folders of the shop under test: from playwright.config.ts, or of a shop that already runs. */
const folders = [process.env.MAIL_DIR, '.cache/e2e/mail', 'var/mail'].filter((folder) => folder !== undefined);

/** The emails to an address as sent, with soft line breaks removed. */
export async function mailsTo(address: string): Promise<string[]> {
  const mails = await Promise.all(folders.map((folder) => mailsIn(folder, address)));
  return mails.flat();
}

/** The emails to an address in one folder. */
export async function mailsIn(folder: string, address: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const whole = mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  return whole.filter((mail) => mail.includes(`\nTo: ${address}\r\n`));
}

/** First capture group of the pattern in an email; empty without a match. */
export function firstGroupIn(mail: string | undefined, pattern: RegExp): string {
  return pattern.exec(mail ?? '')?.[1] ?? '';
}

/** Maximum time until the shop sends an email, in ms. */
const MAIL_MS = 20_000;

/** Waits for an email with a match and returns its first capture group, such as a path. */
export async function waitForEmailMatch(address: string, pattern: RegExp): Promise<string> {
  const find = async () => firstGroupIn((await mailsTo(address)).join('\n'), pattern);
  await expect.poll(find, { timeout: MAIL_MS, message: `an email to ${address} with ${pattern}` }).not.toBe('');
  return find();
}

/** Gives the browser its own client IP, so that rate limits of other tests do not apply. */
export async function setNewIpAddress(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newIpAddress() });
}

/** A random loopback address; the Auth emulator's accounts work only from this machine. */
export const newIpAddress = () => `127.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Time in ms to fill in a form; the shop rejects faster submissions as bots (docs/product.md 12.8). */
const BOT_DELAY_MS = 2100;

/** Shifts the page's performance clock past the bot limit without waiting. Pages without scripts have no limit. */
export async function skipBotDelay(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, BOT_DELAY_MS);
}
