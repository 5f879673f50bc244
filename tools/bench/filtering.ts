import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogueSearch } from '@/data/catalogue/search-in';
import { readCatalogue } from '@/data/read-catalogue';
import { openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { facetStateOf } from '@/domain/filtering/facet-state';
import { emptyFilterState, parseFilterState } from '@/domain/filtering/filter-state';
import { scalesOf, buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import type { Watch } from '@/domain/watch';
import { catalogueNames } from '@/domain/watch-key';
import { root } from '@/runtime/root';
import { generateCatalogues } from './generated-catalogue';

/** Slowdown of a low-end phone relative to this machine. */
const SLOWDOWN = 6;

const ROUNDS = 60;

const selections = [
  '',
  'price=-300',
  'price=100-400&diameter=38-42',
  'movement=automatic&dial=blue&dial=black&sort=price',
  'price=-500&diameter=36-44&lug=44-50&thickness=-13&weight=50-90&water=50-&movement=automatic&sort=name',
  'price=-90&movement=automatic&dial=yellow',
].map((query) => parseFilterState(new URLSearchParams(query)));

const queries = ['automatic blue under 300', 'luminux pelagic', 'moonphase', 'g shock solar', 'chronogaph', 'm'];

function watchesOf(count: number): readonly Watch[] {
  const own = Object.fromEntries(
    catalogueNames.map((name) => [name, JSON.parse(readFileSync(join(root, 'data', `${name}.json`), 'utf8'))]),
  );
  const files = generateCatalogues(own, count);
  return catalogueNames.flatMap((name) => readCatalogue(name, files[name], () => true));
}

/** Milliseconds that each call took, sorted. */
function timesOf(rounds: number, calls: readonly (() => unknown)[]): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const call of calls) {
      const began = performance.now();
      call();
      times.push(performance.now() - began);
    }
  }
  return times.toSorted((a, b) => a - b);
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);

function measure(count: number): string[] {
  const watches = watchesOf(count);
  const catalogueIndex = buildCatalogueIndex(watches);
  const narrow = selections.map(
    (filterState) => () => facetStateOf(catalogueIndex, openRangesAtScaleEnds(filterState, scalesOf(catalogueIndex))),
  );
  timesOf(10, narrow);
  const narrowing = timesOf(ROUNDS, narrow);
  const began = performance.now();
  const search = createCatalogueSearch(watches, catalogueIndex);
  const index = performance.now() - began;
  const ask = queries.map((query) => () => search.read(query, emptyFilterState));
  timesOf(1, ask);
  const searching = timesOf(Math.max(3, Math.round(ROUNDS / 10)), ask);
  return [
    count.toLocaleString('en-US'),
    ms(share(narrowing, 0.5) * SLOWDOWN),
    ms(share(narrowing, 0.95) * SLOWDOWN),
    ms(index),
    ms(share(searching, 0.5)),
    ms(share(searching, 1)),
  ];
}

/** Measures filtering and search in catalogues of these sizes, in ms, as rows of cells. */
export const filteringRows = (counts: readonly number[]): string[][] => [
  ['watches', `narrowing x ${SLOWDOWN}, ms`, `95 % within, ms`, 'search index, ms', 'search, ms', 'slowest search, ms'],
  ...counts.map(measure),
];
