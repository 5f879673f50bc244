// Finds the snapshots (screenshots, accessibility trees and transcripts) that differ from the last test run. Pure.
import { diffArrays } from 'diff';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { ReportedError } from '@/domain/reported-error';

/** A snapshot that differs. */
export type Change = {
  /** Its name on the command line: `desktop/filled-cart.png`. */
  name: string;
  /** Path of the stored snapshot, from the root. */
  expected: string;
  /** Path of the test run's file. */
  actual: string;
  /** Path of the difference image. */
  difference?: string;
};

type Attachment = { path?: string; name: string };

/** Folder of the snapshots, from the root (playwright.config.ts). */
const SNAPSHOTS = 'e2e/snapshots';

/**
 * Returns the snapshots that differ, sorted by name.
 * @param text report of Playwright's JSON reporter
 */
export function changesIn(text: string | undefined): Change[] {
  const report: Pick<JSONReport, 'suites'> = text ? JSON.parse(text) : { suites: [] };
  const tests = report.suites.flatMap(testsIn);
  const found = tests.flatMap(({ projectName, results }) =>
    (results.at(-1)?.attachments ?? []).flatMap((one, _, all) => changeOf(projectName, one, all)),
  );
  return [...new Map(found.map((change) => [change.name, change])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
}

const testsIn = (suite: JSONReportSuite): JSONReportTest[] => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** Playwright names the files `filled-cart-actual.png` and `filled-cart-diff.png`. */
function changeOf(project: string, { name, path }: Attachment, all: readonly Attachment[]): Change[] {
  const [, snapshot, extension] = /^(.+)-actual(\.\w+)$/.exec(name) ?? [];
  if (!snapshot || !path) return [];
  const difference = all.find((other) => other.name === `${snapshot}-diff${extension}`)?.path;
  const file = `${project}/${snapshot}${extension}`;
  return [{ name: file, expected: `${SNAPSHOTS}/${file}`, actual: path, ...(difference && { difference }) }];
}

/**
 * Returns the changes that a command names: `filled-cart`, `phone/filled-cart`, `phone/filled-cart.yml` or `all`.
 * @throws {ReportedError} for an unknown name
 */
export function selectChanges(changes: readonly Change[], names: readonly string[]): Change[] {
  if (names.includes('all')) return [...changes];
  const isNamed = (change: Change, name: string) => {
    const bare = change.name.replace(/\.\w+$/, '');
    return [change.name, bare, bare.split('/')[1]].includes(name);
  };
  const unknown = names.filter((name) => !changes.some((change) => isNamed(change, name)));
  if (unknown.length > 0) throw new ReportedError(`No changed snapshot is named ${unknown.join(' or ')}.`);
  return changes.filter((change) => names.some((name) => isNamed(change, name)));
}

/** A line only of the first text (`-`), only of the second (`+`), or of both. */
type Line = { sign: ' ' | '-' | '+'; line: string };

/** Compares two texts line by line. */
export function diffLines(before: string, after: string): Line[] {
  const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ added, removed, value }) =>
    value.map((line) => ({ sign: removed ? '-' : added ? '+' : ' ', line })),
  );
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Number of context lines around a change. */
const CONTEXT_LINES = 3;

const CLASS = { '-': 'removed', '+': 'added', ' ': 'same' };

/** Changed lines with context; an ellipsis replaces the other lines. */
function excerpt(lines: readonly Line[]): string {
  const isContext = (place: number) =>
    lines.slice(Math.max(0, place - CONTEXT_LINES), place + CONTEXT_LINES + 1).some(({ sign }) => sign !== ' ');
  return lines
    .flatMap((line, place) => {
      if (isContext(place)) return [`<span class="${CLASS[line.sign]}">${line.sign} ${escape(line.line)}</span>`];
      return place === 0 || isContext(place - 1) ? ['<span class="same">…</span>'] : [];
    })
    .join('\n');
}

/** URLs of a snapshot's images. */
type Files = Record<'expected' | 'actual' | 'difference', string | undefined>;

/** A change with its content: `before` and `after` of a text, `files` of an image. */
export type ShownChange = Change & { before?: string; after?: string; files?: Files };

/** Returns an HTML page with each change side by side. */
export function pageOf(changes: readonly ShownChange[]): string {
  const figures = (files: Files) =>
    Object.entries(files)
      .map(([title, file]) =>
        file ? `<figure><figcaption>${title}</figcaption><img src="${escape(file)}" alt=""></figure>` : '',
      )
      .join('');
  const sections = changes.map(({ name, before = '', after, files }) => {
    const shown = files
      ? `<div class="side">${figures(files)}</div>`
      : `<pre>${excerpt(diffLines(before, after ?? ''))}</pre>`;
    return `<section><h2>${escape(name)}</h2><p><code>npm run snapshots -- --accept ${escape(name)}</code></p>${shown}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed snapshots</title><style>
body { font: 16px/1.4 system-ui; margin: 2rem; } .side { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
figure { margin: 0; } img { outline: 1px solid #888; max-width: 45vw; } pre { background: #f4f4f0; padding: 1rem; overflow-x: auto; }
.removed { background: #fdd; } .added { background: #dfd; } .same { color: #555; }
</style><h1>${changes.length === 1 ? 'One snapshot has changed' : `${changes.length} snapshots have changed`}</h1>${sections.join('\n')}</html>\n`;
}
