import { notFound } from 'next/navigation';
import { DeskField, DeskForm } from '@/components/desk/form';
import { Facts, DeskHistory } from '@/components/desk/record';
import { OrderLines } from '@/components/desk/order-lines';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { invoiceTitles } from '@/data/invoice-view';
import { carriers } from '@/data/shipping';
import { formatMoney, formatReported } from '@/domain/money';
import { isOrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import { invoicePdfPath, orderPath, route } from '@/domain/paths';
import { orderPage } from '@/server/desk/orders/order';
import { openDesk } from '../../open-desk';
import { utcMinute } from '@/domain/local-date';

export const metadata = { title: 'Order' };

/** One order (docs/product.md 41.6): next steps, lines and history. */
export default async function OrderPage({ params, searchParams }: PageProps<'/desk/orders/[number]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { number } = await params;
  const found = isOrderNumber(number) ? await orderPage(db, actor, number, now) : undefined;
  if (!found) notFound();
  const { order, address, timeline, refunds, disputes, toReview, returns, notes, documents, version } = found;
  const back = route(`/desk/orders/${number}`);
  const forms = { back, submitted, version, fields: { number } };
  const form = (action: string) => ({ action, back, submitted });
  const isHere = order.state === 'paid' && order.cancel_requested_at === null && !found.isWithdrawn;
  const wasSent = order.state === 'fulfilled' || order.state_before_refund === 'fulfilled';
  return (
    <DeskPage
      title={`Order ${number}`}
      path={back}
      submitted={submitted}
      actions={
        <>
          <a href={`${back}/slip`} className="desk-button">
            Packing slip
          </a>
          {isPaid(order.state) && (
            <a href={`${back}/refund`} className="desk-button">
              Refund
            </a>
          )}
        </>
      }
    >
      <div className="desk-columns">
        {(isHere || wasSent) && (
          <DeskSection title="Next">
            {isHere && order.packed_at === null && <DeskForm {...forms} action="pack-order" button="Packed" />}
            {isHere && order.packed_at !== null && (
              <DeskForm {...forms} action="unpack-order" button="Mark as not packed" look="quiet" />
            )}
            <DeskForm
              {...forms}
              action="ship-order"
              button={wasSent ? 'Correct the number' : 'Sent'}
              look={wasSent || order.packed_at === null ? 'quiet' : undefined}
            >
              <div className="desk-row">
                <DeskField
                  form={form('ship-order')}
                  name="carrier"
                  label="Carrier"
                  value={order.parcel?.carrier ?? ''}
                  suggestions={carriers.map(({ name }) => name)}
                  required
                />
                <DeskField
                  form={form('ship-order')}
                  name="trackingNumber"
                  label="Tracking number"
                  value={order.parcel?.trackingNumber ?? ''}
                  required
                />
              </div>
            </DeskForm>
            {isHere && <DeskForm {...forms} action="fulfil-order" button="Sent without a number" look="quiet" />}
            {wasSent && (
              <DeskForm {...forms} action="deliver-order" button="Delivered" look="quiet">
                <DeskField
                  form={form('deliver-order')}
                  name="day"
                  label="Day of delivery"
                  kind="date"
                  value={order.delivered_on ?? now.toISOString().slice(0, 10)}
                  required
                />
              </DeskForm>
            )}
          </DeskSection>
        )}
        <DeskSection title="Order">
          {order.open_dispute && <p className="desk-bad">In dispute: do not send.</p>}
          {order.cancel_requested_at && <p className="desk-bad">Canceled by its shopper: do not send.</p>}
          {found.isWithdrawn && <p className="desk-bad">Its shopper withdrew from all of it: do not send.</p>}
          <OrderLines order={order} />
          <Facts
            facts={[
              ['State', order.state === 'paid' && order.packed_at !== null ? 'packed' : order.state],
              ['Shipping', order.shipping_label],
              ['Payment', [order.payment_provider, order.payment_reference].filter(Boolean).join(', ')],
              ['Refunded', order.refunded_cents > 0 ? formatMoney(order.refunded_cents, order.currency) : ''],
              ['Promised', `${order.earliest_delivery} to ${order.latest_delivery}`],
            ]}
          />
          <p>
            <a href={orderPath(order.token)}>The shopper’s page</a>
            {documents.map((document) => (
              <span key={document.number}>
                {' · '}
                <a href={invoicePdfPath(order.token, document.number)}>
                  {invoiceTitles[document.kind]} {document.number}
                </a>
              </span>
            ))}
          </p>
        </DeskSection>
        <DeskSection title="Shopper">
          <Facts
            facts={[
              ['Address', address.join('\n')],
              ['Email', order.email],
              ['Phone', order.phone],
            ]}
          />
          {isHere && (
            <p>
              <a href={`${back}/address`} className="desk-button">
                Correct the address
              </a>
            </p>
          )}
          {order.email !== '' && (
            <DeskForm {...form('resend-order-mail')} fields={{ number }} button="Send again" look="quiet">
              <DeskField
                form={form('resend-order-mail')}
                name="mail"
                label="Email"
                options={{ confirmation: 'Confirmation', sent: 'Tracking number', link: 'Link to the order' }}
              />
            </DeskForm>
          )}
        </DeskSection>
        {(refunds.length > 0 || disputes.length > 0 || returns.length > 0 || toReview.length > 0) && (
          <DeskSection title="Refunds, returns and disputes">
            <ul>
              {returns.map((one) => (
                <li key={one.number}>
                  <a href={`/desk/returns/${one.number}`}>
                    {one.kind} {one.number}
                  </a>
                  : {one.state}
                  {one.refundBy && `, refund by ${one.refundBy}`}
                </li>
              ))}
              {refunds.map(({ key, amount_cents: cents, currency, state, line, units }) => (
                <li key={key}>
                  {`Refund of ${formatReported(cents, currency)}${line === null ? '' : ` for ${units} of line ${line + 1}`}: ${state}`}
                </li>
              ))}
              {disputes.map(({ id, reason, state, amount_cents: cents, currency, evidence_due_by: due }) => (
                <li key={id}>
                  {`Dispute ${id}: ${formatReported(cents, currency)}, ${reason}, ${state}${due ? `, evidence by ${due.slice(0, 10)}` : ''}`}
                </li>
              ))}
              {toReview.map(({ id, event, outcome, amount_cents: cents, currency }) => (
                <li
                  key={id}
                  className="desk-bad"
                >{`Check this payment event: ${event}, ${outcome}, ${formatReported(cents, currency)}`}</li>
              ))}
            </ul>
          </DeskSection>
        )}
        <DeskSection title="Notes">
          {notes.map(({ id, text, author, created_at: at }) => (
            <div key={id}>
              <p className="desk-text">
                {text} <span className="desk-soft">{`${author}, ${utcMinute(at)} UTC`}</span>
              </p>
              <DeskForm {...form('delete-note')} fields={{ number, id }} button="Delete the note" look="quiet" />
            </div>
          ))}
          <DeskForm {...form('add-note')} fields={{ number }} button="Save the note" look="quiet">
            <DeskField
              form={form('add-note')}
              name="text"
              label="New note"
              kind="area"
              hint="Only owners see it."
              required
            />
          </DeskForm>
        </DeskSection>
        <DeskSection title="Timeline">
          <DeskHistory steps={timeline} />
        </DeskSection>
      </div>
    </DeskPage>
  );
}
