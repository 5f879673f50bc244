// Verifies docs/product.md 45.7 (requests).
import { inLanguage } from '@/domain/testing/in-language';
import { onOneEngine } from '@/server/testing/engines';
import { body, contextAt, lines, post, postOrder } from '@/server/testing/requests';

onOneEngine((where) => {
  const quotedIn = (code: string, currency?: string) =>
    inLanguage(code, async () => {
      const { handleQuote } = await import('./quote');
      const answer = await handleQuote(
        contextAt(where().db),
        post({ lines, country: 'DE', ...(currency && { currency }) }),
      );
      return answer.ok ? [answer.value.totals.currency, answer.value.totals.subtotalCents] : answer.rejection.code;
    });

  it('a quote without a currency is in the currency of the language, another one in its own', async () => {
    expect(await quotedIn('en')).toEqual(['usd', 498_00]);
    expect(await quotedIn('de')).toEqual(['eur', 458_00]);
    expect(await quotedIn('de', 'usd')).toEqual(['usd', 498_00]);
    expect(await quotedIn('ja')).toEqual(['jpy', 76_000]);
  });

  it('an order without a currency is in the currency of the language', async () => {
    const answer = await inLanguage('de', async () => {
      const { handleOrder } = await import('./order');
      return handleOrder(contextAt(where().db), postOrder({ ...body, shownTotal: 458_00 }), undefined);
    });
    expect(answer).toMatchObject({ ok: true });
    const order = await where().db.selectFrom('orders').select(['currency', 'total_cents']).executeTakeFirstOrThrow();
    expect(order).toEqual({ currency: 'eur', total_cents: 458_00 });
  });
});
