import type { Metadata, Route } from 'next';
import { centsOf, formatMoney } from '@/lib/money';
import { pageMetadata } from '@/lib/page-metadata';
import { search } from '@/lib/search';
import { productData } from '@/lib/structured-data';
import { allWatches, specificationOf, watchesOf } from './catalogue';
import { openGraphPictureAt, pictureAt, type PictureSource } from './pictures';
import { brands, rangeOf, type Brand, type List, type Range } from './ranges';
import { descriptionFields, specificationFields, type Watch } from './watch';

const views = ['front', 'three-quarter view', 'profile'] as const;

/** Canonical path of a watch's page (decisions, Routes). */
export function pathOf(watch: Watch): Route {
  return `${rangeOf(watch.catalogue).path}/${watch.id}` as Route;
}

/** One of a watch's three pictures: 0 the front, 1 three-quarter, 2 the profile. */
export function pictureOf(watch: Watch, view: 0 | 1 | 2): PictureSource {
  return pictureAt(watch.url[view], `${fullNameOf(watch)}, ${views[view]}, ${strapOf(watch)}`);
}

/** What holds a watch to the wrist, in words: "black rubber strap", "silver bracelet". */
export function strapOf(watch: Watch): string {
  const { strapColour, strapMaterial } = specificationOf(watch);
  if (strapMaterial === 'bracelet') return `${strapColour} bracelet`;
  return `${strapColour} ${strapMaterial} ${strapMaterial === 'mesh' ? 'bracelet' : 'strap'}`;
}

/** The maker: the brand of the catalogue, or, in a range of several makers, the one that the name starts with. */
export function makerOf(watch: Watch): Brand {
  const maker =
    brands.find(({ catalogue }) => catalogue === watch.catalogue) ??
    brands.find(({ shortName }) => watch.name.startsWith(`${shortName} `));
  if (!maker) throw new Error(`No brand makes ${watch.catalogue}/${watch.id}, "${watch.name}".`);
  return maker;
}

/** Maker and model, as one would say it: "Xeric Late Comet", "California Half & Half 40". */
export function fullNameOf(watch: Watch): string {
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
export function descriptionOf(watch: Watch): string {
  return descriptionFields.map((field) => watch[field]).join(' ');
}

/** Schema.org `Product` of a watch. */
export function productDataOf(watch: Watch) {
  const { caseDiameter, weight } = specificationOf(watch);
  return productData({
    name: fullNameOf(watch),
    brand: makerOf(watch).name,
    description: descriptionOf(watch),
    sku: `${watch.catalogue}-${watch.id}`,
    path: pathOf(watch),
    pictures: watch.url,
    price: watch.price,
    caseDiameter,
    weight,
  });
}

/** Title, description and previews of a watch's page; `California Half & Half 40, 40 mm automatic watch`. */
export function productMetadata(watch: Watch): Metadata {
  const { caseDiameter, movement, strapColour, strapMaterial, waterResistance } = specificationOf(watch);
  const size = `${caseDiameter} mm ${movement.toLowerCase()}`;
  const facts = `${size}, ${strapColour} ${strapMaterial}, water resistant to ${waterResistance} m`;
  return pageMetadata({
    title: `${fullNameOf(watch)}, ${/\d$/.test(watch.name) ? movement.toLowerCase() : size} watch`,
    description: withFirstSentence(`${fullNameOf(watch)}: ${facts}. ${formatMoney(centsOf(watch.price))}.`, watch.txt1),
    path: pathOf(watch),
    picture: openGraphPictureAt(watch.url[0]),
  });
}

/** Search engines cut a description off at about 160 characters: a sentence is added only where it fits whole. */
function withFirstSentence(facts: string, text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!]) /);
  return facts.length + sentence.length < 165 ? `${facts} ${sentence}` : facts;
}

/** Title, description and previews of a list. */
export function rangeMetadata(list: List | Range): Metadata {
  const { title, metaDescription, path } = list;
  const [first] = 'catalogue' in list ? watchesOf(list.catalogue) : allWatches;
  return pageMetadata({
    title,
    description: metaDescription,
    path,
    picture: first && openGraphPictureAt(first.url[0]),
  });
}

/** The watches that hold every word of the query in name, maker, description or specification; best first. */
export function searchWatches(query: string): Watch[] {
  const entries = allWatches.map((watch) => ({
    watch,
    name: watch.name,
    brand: `${makerOf(watch).name} ${rangeOf(watch.catalogue).name}`,
    text: [descriptionOf(watch), ...specificationFields.map((field) => watch[field])].join(' '),
  }));
  return search(entries, query).map(({ watch }) => watch);
}
