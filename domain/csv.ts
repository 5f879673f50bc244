import { CsvError, parse } from 'csv-parse/sync';
import type { RejectedLine } from './result';

/** Returns rows as CSV (RFC 4180) with a header line. @param columns maps each column name to the text of its cell. */
export function csv<Row>(columns: Readonly<Record<string, (row: Row) => string>>, rows: readonly Row[]): string {
  const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row)))];
  return lines.map((line) => line.map(cell).join(',') + '\r\n').join('');
}

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe (CSV injection), except negative amounts. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-\d+(?:\.\d\d)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cells of a record, and its last line in the text. */
type CsvRecord = { record: string[]; line: number };

/** Parses a CSV whose cells are separated by commas, semicolons or tabs. */
export function parseCsv(text: string): { records: readonly CsvRecord[] } | RejectedLine {
  try {
    const records: CsvRecord[] = [];
    parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines });
        return null;
      },
    });
    return { records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), why: 'A quotation mark is not closed, or stands inside a cell.' };
  }
}
