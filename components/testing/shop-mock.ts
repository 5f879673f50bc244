import { act, render, type RenderResult } from '@testing-library/react';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { unitCents, type LineItem } from '@/domain/line-items';
import type { WatchSummary } from '@/domain/watch';
import { watchKey } from '@/domain/watch-key';
import { useStockLevels } from '@/store/stock';
import { useSummaryCache } from '@/store/watch-summaries';

export type Shop = {
  /** Paths and queries of the watch requests, in order. */
  requests: string[];
  /** Queries of the stock requests, in order. */
  stockRequests: string[];
  /** False to fail requests with a network error. */
  isReachable: boolean;
  /** Answers the requests held since `wait`. */
  answer: () => Promise<void>;
  /** Units of each watch that can be ordered. */
  left: number;
  /** Weekend price of each watch, in cents; undefined for none. */
  weekendCents: number | undefined;
  /** Prices in other currencies by key of the watch. */
  otherPrices: Readonly<Record<string, WatchSummary['otherPrices']>>;
  /** Holds all further requests until `answer`. */
  wait: () => void;
};

/** Mocks fetch with a shop that sells only these watches, and clears the summaries and stock of the visit. */
export function mockShop(...sold: readonly LineItem[]): Shop {
  useSummaryCache.setState({ summaries: new Map() });
  useStockLevels.setState({ left: new Map() });
  const waiting: (() => void)[] = [];
  let holdsResponses = false;
  const shop: Shop = {
    requests: [],
    stockRequests: [],
    isReachable: true,
    left: 10,
    weekendCents: undefined,
    otherPrices: {},
    wait: () => void (holdsResponses = true),
    answer: () => act(async () => waiting.splice(0).forEach((go) => go())),
  };
  globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'https://shop.example');
    const keys = (searchParams.get('keys') ?? '').split(',');
    if (pathname === '/api/stock') shop.stockRequests.push(searchParams.toString());
    else shop.requests.push(String(input));
    if (holdsResponses) await new Promise<void>((go) => waiting.push(go));
    if (!shop.isReachable) throw new TypeError('Failed to fetch');
    if (pathname === '/api/stock') {
      return { ok: true, json: async () => ({ stock: keys.map((key) => ({ key, left: shop.left })) }) } as Response;
    }
    const watches = keys.flatMap((key) => sold.find((watch) => watchKey(watch) === key) ?? []);
    const body = { watches: pathname === '/api/watches' ? watches.map((watch) => summaryOf(watch, shop)) : watches };
    return { ok: true, json: async () => body } as Response;
  };
  return shop;
}

function summaryOf(watch: LineItem, { weekendCents, otherPrices }: Shop): WatchSummary {
  const others = otherPrices[watchKey(watch)];
  const picture = { file: 'x', widths: [320], width: 1200, height: 1500, alt: '' };
  return {
    key: watchKey(watch),
    name: watch.name,
    priceCents: unitCents(watch),
    ...(weekendCents !== undefined && { weekendCents }),
    ...(others && { otherPrices: others }),
    path: '/all/xerix/1' as Route,
    picture,
  };
}

/** Renders and waits until the mocked shop has answered. */
export async function renderWithResponses(screen: ReactNode): Promise<RenderResult> {
  return act(async () => render(screen));
}
