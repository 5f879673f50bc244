import type { Metadata } from 'next';
import { allWatches, specificationOf, watchesOf } from '@/data/catalogue';
import { openGraphPictureAt } from '@/data/pictures';
import type { List, Range } from '@/data/ranges';
import type { StoredWatch } from '@/domain/stored-watch';
import { fullNameOf, pathOf } from '@/data/watch-pages';
import { centsOf, formatMoney } from '@/domain/money';
import { pageMetadata } from './page-metadata';

/** Title, description and previews of a watch's page; `California Half & Half 40, 40 mm automatic watch`. */
export function productMetadata(watch: StoredWatch): Metadata {
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
