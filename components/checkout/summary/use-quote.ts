import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuote, orderedLines } from '@/browser/shop-client';
import { requestApi } from '@/browser/request-api';
import { isWeekendNow, useWeekend } from '@/components/catalogue/weekend';
import type { OrderLines } from '@/components/checkout/checkout-gate';
import { useWhenOnline } from '@/components/ui/page-hooks';
import type { Quote, QuoteRequest } from '@/contract/checkout';
import { watchesRoute } from '@/contract/watches';
import { type Currency, pageCurrency } from '@/domain/currency';
import { isPromoCodeRejection } from '@/domain/promo-code';
import { isShortage } from '@/domain/stock';
import type { Totals } from '@/domain/line-items';
import { isWatchKey, watchKey } from '@/domain/watch-key';
import { priceIn } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { ownOrders } from '@/store/order-attempt';
import { useSummaryCache } from '@/store/watch-summaries';

type QuoteRejection = Extract<Awaited<ReturnType<typeof fetchQuote>>, { ok: false }>['rejection'];

type Answered = { request: string; quote?: Quote; rejection?: QuoteRejection };

/** The last quote of this visit; the next screen shows it without waiting. */
let lastResponse: Answered | undefined;

/** Requests a quote for the order, again at every change and when a weekend (weekend prices) begins or ends. */
export function useQuote(lines: OrderLines['sold'], currency: Currency = 'usd') {
  const [hasShortage, setHasShortage] = useState(false);
  const own = useCheckout(({ attempt }) => ownOrders(attempt));
  const request = useQuoteRequest(lines, currency, hasShortage);
  const [answered, setAnswered] = useState(lastResponse?.request === request ? lastResponse : undefined);
  const [lostCode, setLostCode] = useState('');
  const [isCodeClaimed, setCodeClaimed] = useState(false);
  const [round, setRound] = useState(0);
  const isWeekend = useWeekend();
  const retry = () => setRound((last) => last + 1);
  /** True if the missing units may be reserved by the shopper's own unpaid order, which this order replaces. */
  const canClaimOwnOrder = useEffectEvent(() => own !== undefined && !hasShortage);

  useEffect(() => {
    let isSuperseded = false;
    const ask = async () => {
      const answer = await fetchQuote(JSON.parse(request) as QuoteRequest);
      if (isSuperseded) return;
      const { chooseService, setPromoCode } = useCheckout.getState();
      if (answer.ok) {
        reloadIfOutdated(answer.value.totals);
        return setAnswered((lastResponse = { request, quote: answer.value }));
      }
      if (unsoldCodes.includes(answer.rejection.code))
        void reloadSummaries((JSON.parse(request) as QuoteRequest).lines);
      if (isShortage(answer.rejection.code) && canClaimOwnOrder()) return setHasShortage(true);
      if (answer.rejection.code === 'service-not-offered') return chooseService('');
      if (!isPromoCodeRejection(answer.rejection.code)) return setAnswered({ request, rejection: answer.rejection });
      setLostCode(useCheckout.getState().promoCode);
      setCodeClaimed(answer.rejection.code === 'promo-code-held');
      setPromoCode('');
    };
    void ask();
    return () => void (isSuperseded = true);
  }, [request, round, isWeekend]);

  useWhenOnline(answered?.rejection?.code === 'unreachable', retry);

  return {
    /** The previous quote while the next one is loading. */
    quote: answered?.quote,
    rejection: answered?.request === request ? answered.rejection : undefined,
    /** True if the quote matches the current order. */
    isCurrent: answered?.request === request && answered.quote !== undefined,
    /** A promo code that the shop accepted before and rejects now. */
    lostCode,
    /** True if `lostCode` was rejected because another checkout claimed it. */
    isCodeClaimed,
    retry,
    /** Takes over the totals from a "price-changed" rejection and writes their prices into the cart. */
    accept(totals: Totals) {
      reloadIfOutdated(totals);
      if (answered?.quote) setAnswered((lastResponse = { request, quote: { ...answered.quote, totals } }));
      // The cart keeps prices in US dollars.
      if (totals.currency === 'usd') useCart.getState().refresh(pricesOf(totals, lines));
    },
  };
}

export type Quoting = ReturnType<typeof useQuote>;

/** The request as JSON, so that equal requests are equal strings. */
function useQuoteRequest(lines: OrderLines['sold'], currency: Currency, hasShortage: boolean): string {
  const country = useCheckout(({ details }) => details.country);
  const service = useCheckout((checkout) => checkout.service);
  const promoCode = useCheckout((checkout) => checkout.promoCode);
  const supersedes = useCheckout(({ attempt }) => ownOrders(attempt));
  return JSON.stringify({
    lines: orderedLines(lines),
    country,
    ...((currency !== 'usd' || pageCurrency !== 'usd') && { currency }),
    ...(service && { service }),
    ...(promoCode && { promoCode }),
    ...((promoCode || hasShortage) && { supersedes }),
  } satisfies QuoteRequest);
}

/** Codes of a list that the shop sells no longer as the page shows it. */
const unsoldCodes: readonly string[] = ['unknown-watch', 'not-in-currency'];

/** The route of the summaries past the browser's cache, which has the earlier prices. */
const freshWatchesRoute = { ...watchesRoute, maxAge: undefined };

/**
 * Reloads the lines' watches if the shop prices them otherwise than the page does, so that the lines add up to the total: a
 * price list may have begun, or an owner published a price, since the page loaded them.
 */
function reloadIfOutdated({ lines, currency }: Totals): void {
  const { summaries } = useSummaryCache.getState();
  const isOutdated = lines.some((line) => {
    const summary = summaries.get(watchKey(line));
    const price = summary && priceIn(summary, currency);
    return price && costOf(price, isWeekendNow()) !== line.unitCents;
  });
  if (isOutdated) void reloadSummaries(lines);
}

async function reloadSummaries(lines: readonly { catalogue: string; id: number }[]): Promise<void> {
  const keys = lines.map(({ catalogue, id }) => `${catalogue}/${id}`).filter(isWatchKey);
  const answer = await requestApi(freshWatchesRoute, { query: { keys: keys.join() } });
  if (!answer.ok) return;
  const sold = new Map(answer.value.watches.map((summary) => [summary.key, summary]));
  useSummaryCache.setState(({ summaries }) => ({
    summaries: new Map([...summaries, ...keys.map((key) => [key, sold.get(key) ?? null] as const)]),
  }));
}

function pricesOf(totals: Totals, lines: OrderLines['sold']) {
  const names = new Map(lines.map(({ catalogue, id, name }) => [watchKey({ catalogue, id }), name]));
  return Object.fromEntries(
    totals.lines.map(({ catalogue, id, unitCents, name }) => {
      const key = watchKey({ catalogue, id });
      return [key, { name: names.get(key) ?? name, priceCents: unitCents }];
    }),
  );
}
