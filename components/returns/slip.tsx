import { encode } from 'uqr';
import { Field } from '@/components/forms/field';
import { PostForm } from '@/components/forms/post-form';
import { maxTrackingLength } from '@/contract/limits';
import { returnSentRoute } from '@/contract/returns';
import { returnPostageCopy } from '@/data/policies';
import { dateCopy, moment } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import type { ReturnView } from '@/domain/order-returns';
import { colon } from '@/domain/punctuation';
import { isStepOfGoods, returnTransition } from '@/domain/return-states';
import { Row } from './declaration';
import { slipCopy as copy, stepCopy } from './copy';
import { returnStateCopy } from './copy-state';

type ReturnPageProps = {
  view: ReturnView;
  orderNumber: string;
  /** Lines of the shop's address; empty if no settings name it. */
  address: readonly string[];
};

/** A withdrawal or return: its state and steps, and the slip while goods have to come back. */
export function ReturnDetailsView({ token, view, orderNumber, address }: ReturnPageProps & { token: string }) {
  const canBeSent = returnTransition(view.kind, view.state, 'send') !== undefined;
  return (
    <div className="grid gap-y-12 pb-16">
      <section aria-labelledby="state-title" className={needsSlip(view) ? 'print:hidden' : ''}>
        <h2 id="state-title" className="text-2xl">
          {returnStateCopy(view)}
        </h2>
        <dl className="mt-4 max-w-2xl border-t border-ink">
          <Row term={copy.order}>{orderNumber}</Row>
          <Row term={copy.contents}>
            <Contents lines={view.lines} />
          </Row>
          {view.reason && <Row term={copy.reason}>{view.reason}</Row>}
          {view.answer && <Row term={copy.answer}>{view.answer}</Row>}
          {view.tracking && <Row term={copy.trackingRow}>{view.tracking}</Row>}
          {view.refundedCents > 0 && <Row term={copy.refunded}>{formatMoney(view.refundedCents, view.currency)}</Row>}
          {view.refundBy && <Row term={copy.refundBy}>{dateCopy(view.refundBy)}</Row>}
          <Row term={copy.steps}>
            <ol>
              {view.steps
                .filter(({ event }) => view.isSent || !isStepOfGoods(event))
                .map(({ event, at }, index) => (
                  <li key={index}>{`${stepCopy[event]}${colon}${moment(at)}`}</li>
                ))}
            </ol>
          </Row>
        </dl>
      </section>
      {needsSlip(view) && <Slip view={view} orderNumber={orderNumber} address={address} />}
      {needsSlip(view) && canBeSent && <SentForm token={token} number={view.number} />}
    </div>
  );
}

/** True while goods that left the shop have to come back. Their refund does not change that; a refund of all else does. */
function needsSlip({ kind, state, isSent, refundedCents, steps }: ReturnView): boolean {
  if (!isSent || steps.some(({ event }) => event === 'receive')) return false;
  if (state === 'requested') return kind === 'withdrawal';
  if (state === 'refunded' || state === 'refunded-in-part') return refundedCents > 0;
  return state === 'accepted' || state === 'sent';
}

/** Form that records the shipment of the goods. The browser posts it itself. */
function SentForm({ token, number }: { token: string; number: string }) {
  return (
    <section aria-labelledby="sent-title" className="max-w-2xl print:hidden">
      <h2 id="sent-title" className="text-2xl">
        {copy.sentTitle}
      </h2>
      <PostForm action={returnSentRoute.path} aria-label={copy.sentTitle} className="mt-4 grid gap-5">
        <input type="hidden" name="order" value={token} />
        <input type="hidden" name="number" value={number} />
        <Field label={copy.tracking} name="tracking" maxLength={maxTrackingLength} hint={copy.trackingHint} />
        <button type="submit" className="button">
          {copy.markSent}
        </button>
      </PostForm>
    </section>
  );
}

function Slip({ view: { number, lines }, orderNumber, address }: ReturnPageProps) {
  return (
    <section aria-labelledby="slip-title">
      <h2 id="slip-title" className="text-2xl">
        {copy.slipTitle}
      </h2>
      <p className="mt-2 max-w-2xl print:hidden">{copy.slip}</p>
      <div className="mt-4 grid max-w-2xl grid-cols-1 gap-6 border border-dashed border-ink p-5 tablet:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="w-36">
          <Code number={number} />
          <p className="mt-2 font-semibold whitespace-nowrap tabular-nums">{number}</p>
        </div>
        <dl>
          <dt className="text-soft">{copy.to}</dt>
          <dd className="text-lg font-semibold whitespace-pre-line">
            {address.length > 0 ? address.join('\n') : copy.noAddress}
          </dd>
          <dt className="mt-3 text-soft">{copy.order}</dt>
          <dd className="tabular-nums">{orderNumber}</dd>
          <dt className="mt-3 text-soft">{copy.contents}</dt>
          <dd>
            <Contents lines={lines} />
          </dd>
        </dl>
      </div>
      <p className="mt-4 max-w-2xl print:hidden">{returnPostageCopy}</p>
    </section>
  );
}

function Contents({ lines }: Pick<ReturnView, 'lines'>) {
  return (
    <ul>
      {lines.map(({ name, units }) => (
        <li key={name}>{`${units} × ${name}`}</li>
      ))}
    </ul>
  );
}

/** The number as a QR code, drawn as vectors on a light ground. */
function Code({ number }: Pick<ReturnView, 'number'>) {
  const { size, data } = encode(number, { ecc: 'Q', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={copy.code(number)}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** One square of side 1 for each dark module. */
export function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
