import { watchesACatalogue } from './catalogue-size';
import type { CatalogueName } from '@/domain/catalogue-names';
import { z } from 'zod';
import { centsOf } from '@/domain/money';
import { readSpecification, SpecificationError } from '@/domain/specification';
import { brands } from './ranges';
import { type StoredWatch } from '@/domain/stored-watch';

const makerNames = brands.map(({ shortName }) => shortName);

const line = z.string().trim().min(1, 'expected a line of text');
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
    txt8: line,
    txt9: line,
    txt10: line,
    txt11: line,
    txt12: line,
    txt13: line,
    txt14: line,
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

/** A catalogue file that the door refuses; the message names the file, the id, the field and what was expected. */
export class CatalogueError extends Error {
  constructor(catalogue: CatalogueName, id: unknown, field: string, problem: string) {
    super(`data/${catalogue}.json, watch ${String(id ?? '?')}, ${field}: ${problem}`);
    this.name = 'CatalogueError';
  }
}

/**
 * Checks what one catalogue file holds and hands out its watches, frozen (spec section 3; `data/README.md`).
 *
 * @throws {CatalogueError} at the first fault.
 */
export function readCatalogue(
  catalogue: CatalogueName,
  content: unknown,
  pictureExists: (path: string) => boolean,
): readonly StoredWatch[] {
  const parsed = watchFile.safeParse(content, { reportInput: true });
  if (!parsed.success) throw faultIn(catalogue, content, parsed.error.issues[0]);

  const seen = new Set<number>();
  for (const watch of parsed.data) {
    const refuse = (field: string, problem: string) => new CatalogueError(catalogue, watch.id, field, problem);
    if (seen.has(watch.id)) throw refuse('id', 'expected an id that no other watch of the file has');
    seen.add(watch.id);
    if (!bearsItsMaker(catalogue, watch.name)) {
      throw refuse('name', `expected a name that starts with its maker, one of ${makerNames.join(', ')}`);
    }
    const missing = watch.url.findIndex((path) => !pictureExists(path));
    if (missing >= 0) throw refuse(`url[${missing}]`, `expected a picture file at public${watch.url[missing]}`);
    try {
      readSpecification(watch);
    } catch (fault) {
      if (!(fault instanceof SpecificationError)) throw fault;
      throw refuse(fault.field, `expected ${fault.expected}, found ${JSON.stringify(fault.found)}`);
    }
  }
  if (parsed.data.length !== watchesACatalogue) {
    throw new CatalogueError(
      catalogue,
      '-',
      'file',
      `expected ${watchesACatalogue} watches, found ${parsed.data.length}`,
    );
  }
  return Object.freeze(
    parsed.data.map((watch) => Object.freeze({ catalogue, ...watch, url: Object.freeze(watch.url) })),
  );
}

/** In a catalogue of several makers only the name tells them apart. */
function bearsItsMaker(catalogue: CatalogueName, name: string): boolean {
  return (
    brands.some((brand) => brand.catalogue === catalogue) || makerNames.some((maker) => name.startsWith(`${maker} `))
  );
}

function faultIn(catalogue: CatalogueName, content: unknown, issue: z.core.$ZodIssue | undefined): CatalogueError {
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

/** @throws {CatalogueError} when two watches of the shop bear one name. */
export function refuseSharedNames(watches: readonly StoredWatch[]): void {
  const bearers = new Map<string, StoredWatch>();
  for (const watch of watches) {
    const other = bearers.get(watch.name.toLowerCase());
    if (other) {
      const problem = `expected a name of its own, "${watch.name}" is also ${other.catalogue}/${other.id}`;
      throw new CatalogueError(watch.catalogue, watch.id, 'name', problem);
    }
    bearers.set(watch.name.toLowerCase(), watch);
  }
}
