import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { centsOf } from '@/domain/money';
import { routeAtRunTime } from '@/domain/paths';
import { parseSpecification, type Specification, SpecificationError } from '@/domain/specification';
import { descriptionFields, type StoredWatch } from '@/domain/stored-watch';
import { traitsOf } from '@/domain/traits';
import type { Maker, Watch } from '@/domain/watch';
import { type CatalogueName, watchKey } from '@/domain/watch-key';
import { brands } from './brands';
import { fullNameOf } from './full-name';
import { rangeOf } from './ranges';
import { withWeekendPrice } from './weekend';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';

/** Watches in each of the shop's catalogues (docs/product.md 7.2). */
export const watchesPerCatalogue = 6;

const makers = new Map<CatalogueName, Maker>(
  brands.map(({ catalogue, name, shortName, path }) => [catalogue, Object.freeze({ name, shortName, path })]),
);
const shortNames = brands.map(({ shortName }) => shortName);

const line = z.string().trim().min(1, 'expected a line of text');
/** A line with a color of the list in data/README.md; the British "Grey" becomes "Gray". */
const colourLine = line.transform((text) => text.replace(/\b([Gg])rey\b/g, '$1ray'));
const picturePath = z.string().regex(/^\/watches\/[\w-]+\/[\w-]+\.(webp|jpe?g|png)$/, 'expected a picture path');

const watchFile = z.array(
  z.strictObject({
    id: z.int().min(1),
    url: z.tuple([picturePath, picturePath, picturePath]),
    name: line,
    price: z
      .number()
      .positive('expected a price above 0 dollars')
      .refine(isWholeCents, 'expected a price in whole cents'),
    rev: line,
    txt1: line,
    txt2: line,
    txt3: line,
    txt5: line,
    txt6: line,
    txt7: line,
    txt8: colourLine,
    txt9: colourLine,
    txt10: line,
    txt11: line,
    txt12: line,
    txt13: line,
    txt14: colourLine,
    txt15: line,
    txt16: line,
    quantity: z.literal(1),
  }),
);

function isWholeCents(dollars: number): boolean {
  try {
    centsOf(dollars);
    return true;
  } catch {
    return false;
  }
}

/** An invalid catalogue file; the message names file, id, field and expectation. */
export class CatalogueError extends ReportedError {
  constructor(catalogue: CatalogueName, id: unknown, field: string, problem: string) {
    super(`data/${catalogue}.json, watch ${String(id ?? '?')}, ${field}: ${problem}`);
    this.name = 'CatalogueError';
  }
}

/**
 * Validates a catalogue file and returns its frozen watches (docs/product.md 7.3, 7.11; `data/README.md`). Only this
 * function parses spec lines.
 *
 * @param size required number of watches; any if omitted.
 * @throws {CatalogueError} at the first error.
 */
export function readCatalogue(
  catalogue: CatalogueName,
  content: unknown,
  pictureExists: (path: string) => boolean,
  size?: number,
): readonly Watch[] {
  const parsed = watchFile.safeParse(content, { reportInput: true });
  if (!parsed.success) throw catalogueErrorOf(catalogue, content, parsed.error.issues[0]);

  const seen = new Set<number>();
  const watches = parsed.data.map((fields) => {
    const reject = (field: string, problem: string) => new CatalogueError(catalogue, fields.id, field, problem);
    if (seen.has(fields.id)) throw reject('id', 'expected an id that no other watch of the file has');
    seen.add(fields.id);
    const maker = makerOf(catalogue, fields.name);
    if (!maker) throw reject('name', `expected a name that starts with its maker, one of ${shortNames.join(', ')}`);
    const missing = fields.url.findIndex((path) => !pictureExists(path));
    if (missing >= 0) throw reject(`url[${missing}]`, `expected a picture file at public${fields.url[missing]}`);
    try {
      return watchFrom({ catalogue, ...fields }, maker, parseSpecification(fields));
    } catch (error) {
      if (!(error instanceof SpecificationError)) throw error;
      throw reject(error.field, `expected ${error.expected}, found ${JSON.stringify(error.found)}`);
    }
  });
  if (size !== undefined && watches.length !== size) {
    throw new CatalogueError(catalogue, '-', 'file', `expected ${size} watches, found ${watches.length}`);
  }
  return Object.freeze(watches);
}

/** The catalogue's brand, or in a mixed range the maker at the start of the name. */
function makerOf(catalogue: CatalogueName, name: string): Maker | undefined {
  const bears = ({ shortName }: Maker) => name.startsWith(`${shortName} `);
  return makers.get(catalogue) ?? [...makers.values()].find(bears);
}

function watchFrom(stored: StoredWatch, maker: Maker, specification: Specification): Watch {
  const { catalogue, id, name, price, url } = stored;
  for (const line of specification.lines) Object.freeze(line);
  Object.freeze(specification.lines);
  const key = watchKey(stored);
  return Object.freeze({
    key,
    catalogue,
    id,
    name,
    fullName: fullNameOf(stored),
    maker,
    path: routeAtRunTime(`${rangeOf(catalogue).path}/${id}`),
    ...withWeekendPrice(key, centsOf(price)),
    pictures: Object.freeze(url),
    description: Object.freeze(descriptionFields.map((field) => stored[field])),
    specification: Object.freeze(specification),
    traits: Object.freeze(traitsOf(specification)),
    stored: Object.freeze(stored),
  });
}

function catalogueErrorOf(
  catalogue: CatalogueName,
  content: unknown,
  issue: z.core.$ZodIssue | undefined,
): CatalogueError {
  const [index, ...path] = issue?.path ?? [];
  const watch: unknown = Array.isArray(content) && typeof index === 'number' ? content[index] : undefined;
  const id = typeof watch === 'object' && watch !== null && 'id' in watch ? watch.id : undefined;
  const unknownField = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined;
  const field =
    unknownField ?? (path.map((key) => (typeof key === 'number' ? `[${key}]` : key)).join('') || 'the watch');
  return new CatalogueError(
    catalogue,
    id ?? (typeof index === 'number' ? `at position ${index + 1}` : '-'),
    field,
    unknownField ? 'expected no such field' : (issue?.message ?? 'expected a list of watches'),
  );
}

/** @throws {CatalogueError} if two watches have the same name. */
export function rejectSharedNames(watches: readonly Watch[]): void {
  const bearers = new Map<string, Watch>();
  for (const watch of watches) {
    const other = bearers.get(watch.name.toLowerCase());
    if (other) {
      const problem = `expected a name of its own, "${watch.name}" is also ${other.key}`;
      throw new CatalogueError(watch.catalogue, watch.id, 'name', problem);
    }
    bearers.set(watch.name.toLowerCase(), watch);
  }
}

/** Parses a file of the catalogue folder. @throws {ReportedError} for a missing file or invalid JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = String(error).replace(/\s+/g, ' ');
    throw new ReportedError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

/** Folder of the catalogue files: `data/`, or `CATALOGUE_DIR`. */
export function catalogueFolder(): string {
  return process.env.CATALOGUE_DIR || join(process.cwd(), 'data');
}
