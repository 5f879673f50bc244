import type { Route } from 'next';
import { search } from '@/domain/search';
import { allWatches, specificationOf, watchesOf } from './catalogue';
import { pictureAt, type PictureSource } from './pictures';
import { brands, rangeOf, type Brand } from './ranges';
import { descriptionFields, specificationFields, type StoredWatch } from '@/domain/stored-watch';

const views = ['front', 'three-quarter view', 'profile'] as const;

/** Canonical path of a watch's page (decisions, Routes). */
export function pathOf(watch: StoredWatch): Route {
  return `${rangeOf(watch.catalogue).path}/${watch.id}` as Route;
}

/** One of a watch's three pictures: 0 the front, 1 three-quarter, 2 the profile. */
export function pictureOf(watch: StoredWatch, view: 0 | 1 | 2): PictureSource {
  return pictureAt(watch.url[view], `${fullNameOf(watch)}, ${views[view]}, ${strapOf(watch)}`);
}

/** What holds a watch to the wrist, in words: "black rubber strap", "silver bracelet". */
export function strapOf(watch: StoredWatch): string {
  const { strapColour, strapMaterial } = specificationOf(watch);
  if (strapMaterial === 'bracelet') return `${strapColour} bracelet`;
  return `${strapColour} ${strapMaterial} ${strapMaterial === 'mesh' ? 'bracelet' : 'strap'}`;
}

/** The maker: the brand of the catalogue, or, in a range of several makers, the one that the name starts with. */
export function makerOf(watch: StoredWatch): Brand {
  const maker =
    brands.find(({ catalogue }) => catalogue === watch.catalogue) ??
    brands.find(({ shortName }) => watch.name.startsWith(`${shortName} `));
  if (!maker) throw new Error(`No brand makes ${watch.catalogue}/${watch.id}, "${watch.name}".`);
  return maker;
}

/** Maker and model, as one would say it: "Xeric Late Comet", "California Half & Half 40". */
export function fullNameOf(watch: StoredWatch): string {
  const { shortName } = makerOf(watch);
  return watch.name.startsWith(`${shortName} `) ? watch.name : `${shortName} ${watch.name}`;
}

/** The first watch of a brand stands for it on tiles. */
export function brandPicture(brand: Brand): PictureSource {
  const [watch] = watchesOf(brand.catalogue);
  if (!watch) throw new Error(`The catalogue ${brand.catalogue} is empty.`);
  return pictureOf(watch, 0);
}

/** The description's lines as one text. */
export function descriptionOf(watch: StoredWatch): string {
  return descriptionFields.map((field) => watch[field]).join(' ');
}

/** The watches that hold every word of the query in name, maker, description or specification; best first. */
export function searchWatches(query: string): StoredWatch[] {
  const entries = allWatches.map((watch) => ({
    watch,
    name: watch.name,
    brand: `${makerOf(watch).name} ${rangeOf(watch.catalogue).name}`,
    text: [descriptionOf(watch), ...specificationFields.map((field) => watch[field])].join(' '),
  }));
  return search(entries, query).map(({ watch }) => watch);
}
