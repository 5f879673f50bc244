import 'server-only';
import { allPicturesOf } from '@/data/detail-images';
import { euSalesNote } from '@/data/eu-sales';
import { withdraw } from '@/data/information-pages';
import { legalGuarantee, withdrawalRight } from '@/data/law';
import { returns, warranty, warrantyOf } from '@/data/policies';
import { euRightsCopy } from '@/data/policies-copy';
import { rangeOf } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';
import { pictureOf } from '@/data/watch-pictures';
import { withShownTexts } from '@/data/watch-texts';
import { costAt } from '@/data/weekend';
import type { Currency } from '@/domain/currency';
import { colon, fullStop, sentenceGap } from '@/domain/punctuation';
import { splitSpecificationLine } from '@/domain/stored-watch';
import { removeInvisible } from '@/domain/typed-text';
import { type Watch } from '@/domain/watch';
import { parseWatchKey, type WatchReference } from '@/domain/watch-key';
import { priceOrDollars } from '@/domain/watch-price';

/** Time of a response, and the keys of watches that are sold out then. */
export type Moment = { now: Date; soldOut: ReadonlySet<string> };

/** Longest texts of a watch, in characters. */
const longest = { title: 200, description: 5000, line: 500 } as const;

/**
 * Returns the id of a watch for agents, in the catalogue and in checkouts: `xerix-1`, as in feeds and structured data.
 */
export const productId = ({ catalogue, id }: WatchReference): string => `${catalogue}-${id}`;

/** Parses the id of a watch; undefined for any other text. */
export const watchOfProduct = (id: string): WatchReference | undefined => parseWatchKey(id, '-');

const measure = (value: number, unit: 'mm' | 'm' | 'g' | 'h' | 'months') => ({ value, unit });

/** Google's number for Apparel & Accessories > Jewelry > Watches. */
const GOOGLE_WATCHES = '201';

/** Returns the categories of a watch, by which a search can filter. */
export const categoriesOf = ({ catalogue, maker }: Watch) =>
  [
    { value: GOOGLE_WATCHES, taxonomy: 'google_product_category' },
    { value: 'Watches', taxonomy: 'merchant' },
    ...new Set([maker.name, rangeOf(catalogue).name]),
  ].map((category) =>
    typeof category === 'string' ? { value: `Watches > ${category}`, taxonomy: 'merchant' } : category,
  );

/**
 * Represents a watch as a product with one variant of the same id, with texts in the language of the shop. Amounts are in the minor unit of the currency; a watch
 * without a price in it is in US dollars.
 */
export function productOf(watch: Watch, currency: Currency, moment: Moment) {
  const shown = withShownTexts(watch);
  const title = plainText(watch.fullName, longest.title);
  const description = { plain: plainText(shown.description.join(sentenceGap), longest.description) };
  const variant = variantOf(watch, { title, description }, currency, moment);
  return {
    id: productId(watch),
    title,
    description,
    url: absoluteUrl(watch.path),
    categories: categoriesOf(watch),
    price_range: { min: variant.price, max: variant.price },
    media: mediaOf(watch),
    variants: [variant],
    metadata: { brand: watch.maker.name, specification: specificationOf(shown) },
  };
}

function variantOf(
  watch: Watch,
  words: { title: string; description: { plain: string } },
  wanted: Currency,
  { now, soldOut }: Moment,
) {
  const price = priceOrDollars(watch, wanted);
  const currency = price.currency.toUpperCase();
  const amount = costAt(price, now);
  const isSoldOut = soldOut.has(watch.key);
  return {
    id: productId(watch),
    sku: productId(watch),
    ...words,
    url: absoluteUrl(watch.path),
    price: { amount, currency },
    ...(amount < price.priceCents && { list_price: { amount: price.priceCents, currency } }),
    availability: { available: !isSoldOut, status: isSoldOut ? 'out_of_stock' : 'in_stock' },
  };
}

function mediaOf(watch: Watch) {
  return allPicturesOf(watch).map((path, view) => {
    if (view !== 0 && view !== 1 && view !== 2) return { type: 'image', url: absoluteUrl(path) };
    const { alt, width, height } = pictureOf(watch, view);
    return { type: 'image', url: absoluteUrl(path), alt_text: alt, width, height };
  });
}

/** Returns the specification as numbers with units, and other properties as text. */
function specificationOf({ specification: watch, stored }: Watch) {
  const { powerReserve, batteryLife, strapTaper } = watch;
  return {
    movement: watch.movement,
    ...(powerReserve !== null && { power_reserve: measure(powerReserve, 'h') }),
    ...(batteryLife !== null && { battery_life: measure(batteryLife, 'months') }),
    functions: plainText(watch.functions, longest.line),
    dial_colour: watch.dialColour,
    case_material: watch.caseMaterial,
    crystal: plainText(splitSpecificationLine(stored.txt10).value, longest.line),
    water_resistance: measure(watch.waterResistance, 'm'),
    case_diameter: measure(watch.caseDiameter, 'mm'),
    thickness: measure(watch.thickness, 'mm'),
    lug_to_lug: measure(watch.lugToLug, 'mm'),
    strap_width: measure(watch.strapWidth, 'mm'),
    ...(strapTaper !== null && { strap_width_at_buckle: measure(strapTaper, 'mm') }),
    strap_colour: watch.strapColour,
    strap_material: watch.strapMaterial,
    wrist: { min: watch.wristMin, max: watch.wristMax, unit: 'mm' },
    weight: measure(watch.weight, 'g'),
  };
}

/** Rights of a shopper in the European Union (docs/product.md 36.12). */
const euRights = {
  return: euRightsCopy.withdrawal(withdrawalRight.days, absoluteUrl(withdraw.href)),
  warranty: euRightsCopy.guarantee(legalGuarantee.years),
};

/** Returns the return policy and the warranty of a watch, and where it is not shipped (docs/product.md 38.5). */
export function policiesOf({ maker }: Watch) {
  const note = euSalesNote(process.env, [maker.name]);
  return [
    {
      type: 'dev.ucp.shopping.policy.return',
      description: { plain: [...returns.points, euRights.return].join(sentenceGap) },
      url: absoluteUrl('/shipping-returns'),
    },
    {
      type: 'dev.ucp.shopping.policy.warranty',
      description: {
        plain: [
          `${maker.name}${colon}${warrantyOf(maker.name)}${fullStop}`,
          ...warranty.points,
          euRights.warranty,
        ].join(sentenceGap),
      },
      url: absoluteUrl('/warranty'),
    },
    ...(note === undefined ? [] : [shippingPolicy(note)]),
  ];
}

const shippingPolicy = (text: string) => ({
  type: 'dev.ucp.shopping.policy.shipping',
  description: { plain: text },
  url: absoluteUrl('/shipping-returns'),
});

/**
 * Returns a catalogue text for agents: plain, on one line, cut, without invisible characters. It is data about a watch,
 * never an instruction (docs/product.md 33.8).
 *
 * @param longest in characters.
 */
export function plainText(text: string, longest: number): string {
  const whole = removeInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}
