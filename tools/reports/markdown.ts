// Markdown pages and tables of measurements.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { ReportedError } from '@/domain/reported-error';
import { formatText } from './format';

/** Describes this machine for a page of measurements. */
export const thisMachine = (): string => `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** Today as an ISO date. */
export const thisDay = (): string => new Date().toISOString().slice(0, 10);

/** Writes a page of Markdown, formatted. */
export async function writePage(path: string, page: string): Promise<void> {
  writeFileSync(path, await formatText(path, page));
}

/** Formats rows as a Markdown table; the first row is its head. */
export function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** The rows of a Markdown table, without the line under its head. */
export const readTable = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-: |]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Merges rows into a Markdown table: a row with a known first cell replaces that row, new rows go last; another head replaces the table. */
export function mergeIntoTable(table: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const [oldHead, ...oldRows] = readTable(table);
  if (!oldHead || oldHead.join() !== head.join()) return tableOf([head, ...rows]);
  const updated = new Map(rows.map((row) => [row[0], row]));
  const merged = oldRows.map((row) => updated.get(row[0]) ?? row);
  const names = new Set(oldRows.map(([name]) => name));
  return tableOf([head, ...merged, ...rows.filter(([name]) => !names.has(name))]);
}

/**
 * Changes the part of a text between the comments `<!-- bench: name -->` and `<!-- /bench: name -->`.
 * @throws {ReportedError} if the comments are missing
 */
export function changeBetween(text: string, name: string, change: (inner: string) => string): string {
  const [begin, end] = [`<!-- bench: ${name} -->`, `<!-- /bench: ${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new ReportedError(`README.md has no ${begin} with its ${end}.`);
  return `${text.slice(0, from)}\n\n${change(text.slice(from, to).trim())}\n\n${text.slice(to)}`;
}
