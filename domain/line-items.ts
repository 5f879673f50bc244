import type { Currency } from './currency';
import { roundToCents } from './money';
import { descriptionFields, specificationFields, type StoredWatch } from './stored-watch';
import { isCatalogueName, sameWatch, watchKey, type WatchReference } from './watch-key';
import type { ShippingOption } from './shipping';

/**
 * A line of the cart or the wishlist: the whole watch, its catalogue and a quantity of 1 to 10 (docs/product.md 9.1).
 */
export type LineItem = Readonly<StoredWatch>;

/** Current catalogue data of a watch. */
export type CurrentOffer = { readonly name: string; readonly priceCents: number };

/** Current catalogue data by {@link watchKey}. */
export type CurrentOffers = Readonly<Record<string, CurrentOffer>>;

const longTextFields = [...descriptionFields, ...specificationFields];
const lineFields = ['catalogue', 'id', 'url', 'name', 'price', 'rev', ...longTextFields, 'quantity'];
const textFields = ['name', 'rev', ...longTextFields];

/**
 * Appends a watch with quantity 1. Returns the same array for a watch already in the list (docs/product.md 9.2) or
 * one that {@link parseLines} would drop.
 */
export function addLine(lines: readonly LineItem[], watch: LineItem): readonly LineItem[] {
  return insertLine(lines, { ...watch, quantity: minQuantity }, lines.length);
}

/** Removes a watch; returns the same array if it is not in the list (docs/product.md 9.3). */
export function removeLine(lines: readonly LineItem[], watch: WatchReference): readonly LineItem[] {
  const rest = lines.filter((line) => !sameWatch(line, watch));
  return rest.length === lines.length ? lines : rest;
}

/**
 * Reinserts a removed line at its index, for Undo. The index is clamped; a watch already in the list stays unchanged.
 */
export function insertLine(lines: readonly LineItem[], line: LineItem, index: number): readonly LineItem[] {
  const kept = parseLine(line);
  if (!kept || lines.some((other) => sameWatch(other, kept))) return lines;
  const at = Math.max(0, index);
  return [...lines.slice(0, at), kept, ...lines.slice(at)];
}

/** Sets a line's quantity, clamped to a whole number of 1 to 10. NaN changes nothing. */
export function setQuantity(lines: readonly LineItem[], watch: WatchReference, quantity: number): readonly LineItem[] {
  const wanted = clampQuantity(quantity);
  const changes = (line: LineItem) => sameWatch(line, watch) && line.quantity !== wanted;
  if (Number.isNaN(wanted) || !lines.some(changes)) return lines;
  return lines.map((line) => (changes(line) ? { ...line, quantity: wanted } : line));
}

/**
 * Updates names and prices from the catalogue (docs/product.md 9.7). Watches not in the catalogue stay unchanged;
 * returns the same array if nothing differs.
 */
export function refreshLines(lines: readonly LineItem[], offers: CurrentOffers): readonly LineItem[] {
  const refreshed = lines.map((line) => {
    const offer = offers[watchKey(line)];
    if (!offer) return line;
    const price = offer.priceCents / 100;
    return offer.name === line.name && price === line.price ? line : { ...line, name: offer.name, price };
  });
  return refreshed.every((line, index) => line === lines[index]) ? lines : refreshed;
}

/** Unit price in integer cents. */
export function unitCents(line: LineItem): number {
  return roundToCents(line.price);
}

/** Sum of price x quantity, in integer cents (docs/product.md 9.5). */
export function totalCents(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + unitCents(line) * line.quantity, 0);
}

/**
 * Parses lines from an untrusted value. Drops invalid and duplicate lines, keeps the order and known fields only. A
 * bad quantity becomes 1. Never throws for JSON values.
 */
export function parseLines(value: unknown): readonly LineItem[] {
  if (!Array.isArray(value)) return [];
  const lines: LineItem[] = [];
  for (const entry of value) {
    const line = parseLine(entry);
    if (line && !lines.some((other) => sameWatch(other, line))) lines.push(line);
  }
  return lines;
}

function parseLine(value: unknown): LineItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  if (!isQuantity(given.get('quantity'))) given.set('quantity', minQuantity);
  const line = Object.fromEntries(lineFields.map((field) => [field, given.get(field)]));
  return isLine(line) ? line : undefined;
}

/** Validates all fields except the quantity. */
function isLine(line: Record<string, unknown>): line is Record<string, unknown> & LineItem {
  return (
    isCatalogueName(line.catalogue) &&
    Number.isSafeInteger(line.id) &&
    Number(line.id) > 0 &&
    Number.isFinite(line.price) &&
    Number.isSafeInteger(roundToCents(Number(line.price))) &&
    roundToCents(Number(line.price)) > 0 &&
    Array.isArray(line.url) &&
    line.url.length === 3 &&
    [...line.url].every((path) => typeof path === 'string' && path !== '') &&
    textFields.every((field) => typeof line[field] === 'string')
  );
}

/** Limits of a line's quantity in cart and order (docs/product.md 9.4). The database enforces the same. */
export const minQuantity = 1;
export const maxQuantity = 10;

/** True for a whole number from `minQuantity` to `maxQuantity`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= minQuantity && Number(value) <= maxQuantity;
}

/** Clamps a number to a valid quantity. NaN stays NaN. */
export function clampQuantity(wanted: number): number {
  return Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(wanted)));
}

/** A cart line from the browser, not yet validated. */
export type RequestedLine = { catalogue: string; id: number; quantity: number };

/** Catalogue name and price; `unitCents` in the minor unit of its currency. */
export type CataloguePrice = { name: string; unitCents: number };

/** An order line with its price, in the minor unit. */
export type PricedLine = WatchReference & CataloguePrice & { quantity: number; lineCents: number };

/** Itemised total of an order in the minor unit of its currency: `totalCents = subtotalCents - discountCents + shipping.cents`. */
export type Totals = {
  currency: Currency;
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  shipping: ShippingOption;
  totalCents: number;
};
