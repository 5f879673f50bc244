import { catalogueNames, type CatalogueName } from '@/domain/catalogue-names';
import { readSpecification, type Specification } from '@/domain/specification';
import archetype from './archetype.json';
import california from './california.json';
import gshock from './gshock.json';
import luminox from './luminox.json';
import { hasPicture } from './pictures';
import { readCatalogue, refuseSharedNames } from './read-catalogue';
import timex from './timex.json';
import undone from './undone.json';
import { type StoredWatch } from '@/domain/stored-watch';
import watchnew from './watchnew.json';
import womens from './womens.json';
import xerix from './xerix.json';

const files: Record<CatalogueName, unknown> = {
  xerix,
  archetype,
  timex,
  gshock,
  california,
  undone,
  luminox,
  womens,
  watchnew,
};

const catalogues = Object.fromEntries(
  catalogueNames.map((name) => [name, readCatalogue(name, files[name], hasPicture)]),
) as Record<CatalogueName, readonly StoredWatch[]>;

/** All 54 watches, catalogue by catalogue. */
export const allWatches: readonly StoredWatch[] = catalogueNames.flatMap((name) => catalogues[name]);
refuseSharedNames(allWatches);

/** The six watches of a catalogue in id order of their file. */
export function watchesOf(catalogue: CatalogueName): readonly StoredWatch[] {
  return catalogues[catalogue];
}

/**
 * The watch with the id that a route carries, read as a number (spec section 5) in its one canonical spelling:
 * `01`, `1x` and `1.0` name no watch. Undefined when there is none.
 */
export function findWatch(catalogue: CatalogueName, id: string): StoredWatch | undefined {
  return catalogues[catalogue].find((watch) => String(watch.id) === id);
}

/** The numbers of a watch's spec lines. */
export function specificationOf(watch: StoredWatch): Specification {
  return readSpecification(watch);
}
