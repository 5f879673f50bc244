import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';

/**
 * Texts that differ between runs, with their replacement: delivery and order dates, order and invoice numbers, and
 * email addresses.
 */
export const replacements = [
  ['\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \\d{1,2}\\b', 'Wed, Nov 25'],
  ['\\b[A-Z][a-z]+ \\d{1,2}, \\d{4}\\b', 'November 17, 2026'],
  ['\\bOH-[0-9A-Z]{8}\\b', 'OH-7K3M9QX2'],
  ['\\b20\\d{2}-\\d{6}\\b', '2026-000123'],
  ['\\bada-[\\da-f-]{36}@', 'ada@'],
] as const;

/** The same for accessibility trees, which also contain link targets, the shop's origin and hashed file names. */
const treeReplacements = [
  ...replacements,
  ['\\border=[\\w-]{20,}', 'order=of-this-run'],
  ['/passport/[\\w-]{20,}', '/passport/of-this-run'],
  ['http://localhost:\\d+', 'https://the-shop'],
  ['/pictures/[\\da-f]{12}-', '/pictures/'],
  // Promo codes of paid orders.
  ['\\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\\b', '7K3M-9QX2-7K3M-9QX2'],
  // React's generated field ids in links of an error summary.
  ['"#_[rR]_\\w+"', '"#field"'],
] as const;

/** Maximum time in ms until the tree matches. */
const PATIENCE_MS = 3_000;

/**
 * Options in the middle of a long select: 250 countries would be most of a tree. The first, the last and selected options stay.
 */
const LONG_CHOICE = /(^ *- option [^[\n]*\n)((?: *- option [^[\n]*\n){8,})(?= *- option )/gm;

const countOf = (lines: string) => lines.trimEnd().split('\n').length;

/** Replaces texts that differ between runs. */
export const normalise = (text: string) =>
  treeReplacements.reduce(
    (result, [pattern, replacement]) => result.replace(new RegExp(pattern, 'g'), replacement),
    text,
  );

const normaliseTree = (tree: string) =>
  normalise(`${tree}\n`).replace(
    LONG_CHOICE,
    (_, first: string, between: string) => `${first}# and ${countOf(between)} more\n`,
  );

/**
 * Compares the accessibility trees of these elements verbatim with the file in `e2e/snapshots`
 * (docs/decisions/0033-end-to-end-tests.md). A tree has roles, names, levels, states and link targets in reading order.
 */
export async function expectAriaSnapshot(parts: Locator | readonly Locator[], name: string): Promise<void> {
  const read = async () =>
    normaliseTree((await Promise.all([parts].flat().map((part) => part.ariaSnapshot()))).join('\n'));
  const file = test.info().snapshotPath(`${name}.yml`, { kind: 'snapshot' });
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  let tree = await read();
  if (stored !== undefined && tree !== stored) {
    const isStored = async () => (tree = await read()) === stored;
    await expect
      .poll(isStored, { timeout: PATIENCE_MS, message: 'the tree matches its snapshot' })
      .toBe(true)
      .catch(() => undefined);
  }
  expect.soft(tree).toMatchSnapshot(`${name}.yml`);
}
