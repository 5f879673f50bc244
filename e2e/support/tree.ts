import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';

/** What differs from one run to the next, and what stands in its place: the dates of a delivery and of an order, its number, a shopper's address. */
export const similarity = [
  ['\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \\d{1,2}\\b', 'Wed, Nov 25'],
  ['\\b[A-Z][a-z]+ \\d{1,2}, \\d{4}\\b', 'November 17, 2026'],
  ['\\bOH-[0-9A-Z]{8}\\b', 'OH-7K3M9QX2'],
  ['\\bada-[\\da-f-]{36}@', 'ada@'],
] as const;

/** The same of what is read and not seen: where links lead, the address of this run's shop, and what a photograph's file is called. */
const similarityOfTrees = [
  ...similarity,
  ['\\border=[\\w-]{20,}', 'order=of-this-run'],
  ['http://localhost:\\d+', 'https://the-shop'],
  ['/pictures/[\\da-f]{12}-', '/pictures/'],
  // What a paid order has earned.
  ['\\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\\b', '7K3M-9QX2-7K3M-9QX2'],
  // What React calls the field that an error leads to.
  ['"#_r_\\w+"', '"#field"'],
] as const;

/** How long a page may take until it reads as it did, in ms. */
const PATIENCE_MS = 3_000;

/** Options of a long choice that stand between two others: 250 countries would be most of each tree. The first, the last and the set ones stay. */
const LONG_CHOICE = /(^ *- option [^[\n]*\n)((?: *- option [^[\n]*\n){8,})(?= *- option )/gm;

const countOf = (lines: string) => lines.trimEnd().split('\n').length;

/** The same words for what differs from run to run. */
export const alike = (words: string) =>
  similarityOfTrees.reduce((said, [sought, given]) => said.replace(new RegExp(sought, 'g'), given), words);

const written = (tree: string) =>
  alike(`${tree}\n`).replace(
    LONG_CHOICE,
    (_, first: string, between: string) => `${first}# and ${countOf(between)} more\n`,
  );

/**
 * Compares roles, names, levels, states, where links lead and their order, to the letter, with the tree that is kept in `e2e/snapshots`
 * (docs/decisions/0127): what a screen reader is given of these parts of the page, one after the other.
 */
export async function readsAsKept(parts: Locator | readonly Locator[], name: string): Promise<void> {
  const read = async () => written((await Promise.all([parts].flat().map((part) => part.ariaSnapshot()))).join('\n'));
  const file = test.info().snapshotPath(`${name}.yml`, { kind: 'snapshot' });
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  let tree = await read();
  if (kept !== undefined && tree !== kept) {
    const isKept = async () => (tree = await read()) === kept;
    await expect
      .poll(isKept, { timeout: PATIENCE_MS, message: 'the tree is as it is kept' })
      .toBe(true)
      .catch(() => undefined);
  }
  expect.soft(tree).toMatchSnapshot(`${name}.yml`);
}
