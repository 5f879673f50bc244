import { notFound, redirect } from 'next/navigation';
import { DeskCheck, DeskField, DeskForm } from '@/components/desk/form';
import { OrderLines } from '@/components/desk/order-lines';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { currencyNames } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { isOrderNumber } from '@/domain/order-number';
import { route } from '@/domain/paths';
import { orderPage } from '@/server/desk/orders/order';
import { amountRule, refundPreview, refundQuestion, refundText } from '@/server/desk/orders/refund';
import { openDesk } from '../../../open-desk';

export const metadata = { title: 'Refund' };

/** A refund in two steps: what to refund, then its sum with the button (docs/product.md 41.7). */
export default async function RefundPage({ params, searchParams }: PageProps<'/desk/orders/[number]/refund'>) {
  const { db, actor, now, submitted, query } = await openDesk(searchParams);
  const { number } = await params;
  const found = isOrderNumber(number) ? await orderPage(db, actor, number, now) : undefined;
  if (!found) notFound();
  const { order, version } = found;
  const back = `/desk/orders/${number}`;
  const path = `${back}/refund`;
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const question =
    query.kind === undefined ? undefined : refundQuestion().safeParse({ ...asked, number, currency: order.currency });
  const preview = question?.success ? await refundPreview(db, actor, question.data, now) : undefined;
  // A rejected refund returns to what was asked here, and a made one goes on to its order.
  const again = `${path}?${new URLSearchParams(fieldsOf(asked))}`;
  const form = { action: 'refund-order', back: again, submitted };
  if (submitted?.outcome?.ok) redirect(route(`/desk/orders/${number}?submitted=${submitted.key}`));
  const field = { action: 'refund', back, submitted: undefined };
  return (
    <DeskPage title={`Refund order ${number}`} path={path} submitted={submitted}>
      <DeskSection title="What to refund">
        <OrderLines order={order} />
        <form method="get" action={path} className="desk-form">
          <div className="desk-row">
            <DeskField
              form={field}
              name="kind"
              label="Refund"
              value={query.kind ?? 'line'}
              options={{
                line: 'Units of a line',
                amount: 'An amount',
                all: 'All that is left',
                ...(found.returns.length > 0 && { return: 'A withdrawal or return' }),
              }}
            />
            <DeskField form={field} name="line" label="Line" kind="number" value={query.line ?? '1'} />
            <DeskField form={field} name="units" label="Units" kind="number" value={query.units ?? '1'} />
            <DeskField
              form={field}
              name="amount"
              label={`Amount in ${currencyNames[order.currency]}`}
              inputMode="decimal"
              hint="For an amount, or a part of a return"
              value={query.amount ?? ''}
            />
            {found.returns.length > 0 && (
              <DeskField
                form={field}
                name="return"
                label="Withdrawal or return"
                value={query.return ?? ''}
                options={{ '': 'None', ...Object.fromEntries(found.returns.map((one) => [one.number, one.number])) }}
              />
            )}
          </div>
          <button type="submit" className="desk-quiet">
            Show the amount
          </button>
        </form>
      </DeskSection>
      {question && !question.success && (
        <p role="alert" className="desk-error">
          Check the amount, the line and the units. {amountRule(order.currency)}
        </p>
      )}
      {preview && !preview.ok && (
        <p role="alert" className="desk-error">
          {refundText(number, preview.rejection, order.currency)}
        </p>
      )}
      {preview?.ok && (
        <DeskSection title="Amount">
          <p>
            <strong>{formatMoney(preview.value.cents, order.currency)}</strong> will be refunded to the shopper. The
            shop keeps {formatMoney(preview.value.leftCents, order.currency)} of{' '}
            {formatMoney(order.total_cents, order.currency)}.
          </p>
          <DeskForm
            {...form}
            version={version}
            fields={{ ...fieldsOf(asked), number, currency: order.currency, shown: String(preview.value.cents) }}
            button={`Refund ${formatMoney(preview.value.cents, order.currency)}`}
            look="danger"
          >
            <DeskCheck form={form} name="byHand" label="I have paid it by hand; only record it" />
          </DeskForm>
          <p className="desk-soft">A refund cannot be undone. It needs your passkey.</p>
        </DeskSection>
      )}
      <p>
        <a href={back}>{`Back to order ${number}`}</a>
      </p>
    </DeskPage>
  );
}

/** The fields of the question that its kind uses. */
function fieldsOf({
  kind = '',
  line,
  units,
  amount,
  return: number,
}: Readonly<Record<string, string>>): Record<string, string> {
  const of = (fields: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));
  if (kind === 'line') return of({ kind, line, units });
  if (kind === 'amount') return of({ kind, amount });
  return kind === 'return' ? of({ kind, return: number, amount }) : { kind };
}
