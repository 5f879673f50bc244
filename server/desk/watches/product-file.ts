import 'server-only';
import { type WatchTexts } from '@/data/catalogue/published-records';
import { fullNameOf } from '@/data/full-name';
import { parseAmount, withoutThousands } from '@/domain/money';
import { type RejectedLine } from '@/domain/result';
import { parseWatchKey, watchKey, type WatchKey } from '@/domain/watch-key';
import { type Watch } from '@/domain/watch';
import { productRows } from './product-rows';
import { nameField, textField, textProblem } from './watches';

/** A line of a product file that would change the draft of a watch. */
type ImportedDraft = {
  line: number;
  watch: WatchKey;
  before: Watch;
  texts: WatchTexts;
  /** Ignored parts of the line. */
  note?: string;
};

/** Preview of a product file. Every line with a product is in one of the three parts. */
export type ProductPlan = {
  drafts: readonly ImportedDraft[];
  /** Number of lines that equal the published data. */
  unchanged: number;
  rejected: readonly RejectedLine[];
};

/** Columns or elements of the formats: Shopify's product export, and Google's product feed as text or XML. */
const columns = {
  id: ['variant sku', 'id', 'handle'],
  title: ['title'],
  text: ['body (html)', 'description', 'summary'],
  price: ['variant price', 'price'],
} as const;

/**
 * Compares a product file with the watches. A product is a watch of the shop by its part number, `xerix-1`, or by its full
 * name. A line without title and price is a further picture of Shopify's export.
 *
 * @param watches every watch with its published texts and everyday price
 */
export function planProducts(text: string, watches: readonly Watch[]): ProductPlan {
  const drafts: ImportedDraft[] = [];
  const rejected: RejectedLine[] = [];
  const seen = new Map<string, number>();
  let unchanged = 0;
  const rows = productRows(text);
  if ('why' in rows) return { drafts, unchanged, rejected: [rows] };
  for (const { line, cells } of rows) {
    const ids = cells(columns.id);
    const [title = ''] = cells(columns.title);
    const [price = ''] = cells(columns.price);
    if (title === '' && price === '') continue;
    const reject = (why: string) => rejected.push({ line, why });
    const before = watches.find((watch) => isProduct(watch, ids, title));
    const cents = centsOf(price);
    const earlier = before && seen.get(before.key);
    if (!before) reject(`The shop has no watch “${title || ids[0]}”.`);
    else if (earlier !== undefined) reject(`${before.key} is in line ${earlier} already.`);
    else if (cents === undefined) reject(`“${price}” is not a price of ${before.key} in US dollars.`);
    else {
      const parts = partsOf(cells(columns.text)[0] ?? '');
      const [first, second, third] = parts;
      const isWhole = first !== undefined && second !== undefined && third !== undefined && parts.length === 3;
      const [presentFirst = '', presentSecond = '', presentThird = ''] = before.description;
      const description: WatchTexts['description'] = isWhole
        ? [first, second, third]
        : [presentFirst, presentSecond, presentThird];
      const texts = { name: nameOf(title, before), priceCents: cents, description };
      const isOther = parts.length > 0 && !isWhole && parts.join(' ') !== before.description.join(' ');
      const problem = problemOf(watches, before, texts);
      if (problem) reject(problem);
      else if (isSame(before, texts) && !isOther) unchanged += 1;
      else {
        const note = isOther
          ? `Its text has ${parts.length === 1 ? '1 part' : `${parts.length} parts`}, not three: the description stays.`
          : undefined;
        drafts.push({ line, watch: before.key, before, texts, ...(note && { note }) });
      }
    }
    if (before && earlier === undefined) seen.set(before.key, line);
  }
  return { drafts, unchanged, rejected };
}

function isProduct({ key, fullName }: Watch, ids: readonly string[], title: string): boolean {
  const keys = ids.flatMap((id) => parseWatchKey(id, '-') ?? parseWatchKey(id) ?? []).map(watchKey);
  return keys.length > 0 ? keys.includes(key) : fullName.toLowerCase() === title.toLowerCase();
}

/**
 * Returns the name of a title. A feed's title continues after the name: `Xeric Slow Meridian, 42 mm automatic watch`.
 */
function nameOf(title: string, { catalogue, name, fullName }: Watch): string {
  if (title === '' || title === fullName || title.startsWith(`${fullName},`)) return name;
  const prefix = fullName.endsWith(` ${name}`) ? fullName.slice(0, -name.length) : '';
  const short = prefix !== '' && title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return fullNameOf({ catalogue, name: short }) === title ? short : title;
}

/** Parses `249.00 USD`, `$1,249.00` and `249`. */
function centsOf(price: string): number | undefined {
  const [, dollars = ''] = /^\$?([\d,]+(?:\.\d{1,2})?)(?: ?USD)?$/i.exec(price) ?? [];
  return parseAmount(withoutThousands(dollars), 'usd');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the paragraphs of a text or of HTML, without tags. */
function partsOf(html: string): string[] {
  return html
    .replaceAll(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6}));/g, (whole, name?: string, code?: string) =>
      name ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .split('\n')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

function problemOf(watches: readonly Watch[], before: Watch, texts: WatchTexts): string | undefined {
  if (!nameField().safeParse(texts.name).success) return `The name of ${before.key} is too long.`;
  if (!texts.description.every((part) => textField().safeParse(part).success))
    return `A part of the description of ${before.key} is too long.`;
  const problem = textProblem(watches, before, texts);
  if (problem === 'name-taken') return `Another watch is named “${texts.name}”.`;
  return problem && `The name of ${before.key} has to start with its maker.`;
}

const isSame = ({ name, priceCents, description }: Watch, texts: WatchTexts) =>
  name === texts.name && priceCents === texts.priceCents && description.join('\n') === texts.description.join('\n');
