import 'server-only';
import { CsvError, parse } from 'csv-parse/sync';
import { type RejectedLine } from '@/domain/result';

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
