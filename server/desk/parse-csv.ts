import 'server-only';
import { CsvError, parse } from 'csv-parse/sync';

type CsvRecord = { record: string[]; info: { lines: number } };

/** Parses a CSV whose cells are separated by commas, semicolons or tabs; `info.lines` is the last line of a record. */
export function parseCsv(text: string): { records: readonly CsvRecord[] } | { line: number; why: string } {
  try {
    const records: CsvRecord[] = [];
    parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, info: { lines } });
        return null;
      },
    });
    return { records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), why: 'A quotation mark is not closed, or stands inside a cell.' };
  }
}
