import 'server-only';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type RejectedLine } from '@/domain/result';
import { parseCsv } from '../../../domain/csv';

/** A product of a file: its line, and its texts under some column names, in their order and without empty ones. */
type ProductRow = { line: number; cells: (names: readonly string[]) => readonly string[] };

/**
 * Reads the products of a file: CSV, text with tabs, or a feed as XML (RSS 2.0 or Atom).
 *
 * @returns the rows in the file's order, or the first line that cannot be read
 */
export function productRows(text: string): readonly ProductRow[] | RejectedLine {
  return text.trimStart().startsWith('<') ? rowsOfXml(text) : rowsOfTable(text);
}

function rowsOfTable(text: string): readonly ProductRow[] | RejectedLine {
  const parsed = parseCsv(text);
  if ('why' in parsed) return parsed;
  const [head, ...rows] = parsed.records;
  const columns = head?.record.map((name) => name.toLowerCase().replaceAll('_', ' ')) ?? [];
  if (!columns.includes('title') || !(columns.includes('price') || columns.includes('variant price')))
    return { line: 1, why: 'The first line must name the columns of Shopify’s export or of a Google feed.' };
  return rows.map(({ record, line }) => ({
    line,
    cells: (names) => names.map((name) => record[columns.indexOf(name)] ?? '').filter((cell) => cell !== ''),
  }));
}

/** Elements of products: `item` in RSS 2.0, `entry` in Atom. */
const productElements: readonly string[] = ['item', 'entry'];

const xml = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
  captureMetaData: true,
  isArray: (name) => productElements.includes(name),
});
const position = XMLParser.getMetaDataSymbol().valueOf();

function rowsOfXml(text: string): readonly ProductRow[] | RejectedLine {
  // A feed needs no document type; one could define entities that grow without limit.
  if (/<!DOCTYPE/i.test(text)) return { line: 1, why: 'A feed with a document type (DOCTYPE) is not read.' };
  const checked = XMLValidator.validate(text);
  if (checked !== true) return { line: checked.err.line, why: 'The XML is not well-formed here.' };
  try {
    const root = childrenOf(xml.parse(text));
    const channel = childrenOf(childrenOf(root.rss).channel);
    const items = [channel.item, childrenOf(root.feed).entry].find((found) => Array.isArray(found)) ?? [];
    if (items.length === 0) return { line: 1, why: 'The XML has no products: a feed of Google is RSS or Atom.' };
    const lineAt = lineCounter(text);
    return items.map((item) => {
      const children = childrenOf(item);
      const line = lineAt(Number(childrenOf(children[position]).startIndex ?? 0));
      return { line, cells: (names) => names.map((name) => textOf(children[name])).filter((cell) => cell !== '') };
    });
  } catch {
    return { line: 1, why: 'The XML is nested too deeply, or an element is not closed.' };
  }
}

const childrenOf = (value: unknown): Readonly<Record<string | symbol, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a function from positions, asked for in rising order, to their lines. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}
