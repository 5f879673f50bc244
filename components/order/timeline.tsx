import { orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import { ParcelNumber } from '@/components/checkout/confirmation/order-parts';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { dateCopy, deliveryCopy } from '@/domain/delivery-text';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { TimelineStep } from '@/domain/order-timeline';
import { colon } from '@/domain/punctuation';
import { stepCopy, stepToCome, timelineTitle } from './copy';

type TimelineProps = Pick<ConfirmedOrder, 'currency' | 'timeline' | 'parcel' | 'dates'>;

/** The steps of an order with their days; the latest is the current one (docs/product.md 37.3). */
export function Timeline({ currency, timeline, parcel, dates }: TimelineProps) {
  const current = timeline.findLastIndex(({ on }) => on !== undefined);
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="border-b border-ink pb-3 text-2xl">
        {timelineTitle}
      </h2>
      <ol>
        {timeline.map((step, index) => (
          <li
            key={`${step.kind}-${index}`}
            aria-current={index === current ? 'step' : undefined}
            className={`grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 ${step.on ? '' : 'text-soft'}`}
          >
            <span
              aria-hidden
              className={`mt-1.5 size-3 border-2 print:[print-color-adjust:exact] ${index === current ? 'border-signal bg-signal' : step.on ? 'border-current bg-current' : 'border-soft'}`}
            />
            <div className="flex flex-wrap justify-between gap-x-4">
              <p className={step.on ? 'font-semibold' : ''}>{nameOf(step, currency)}</p>
              <p className="tabular-nums">
                {step.on ? <time dateTime={step.on}>{dateCopy(step.on)}</time> : toCome(step, dates)}
              </p>
              {step.kind === 'shipped' && step.on && parcel && (
                <p className="basis-full">
                  <span className="text-soft">{orderDeliveryCopy.parcel}</span> {parcel.carrier}{' '}
                  <ParcelNumber {...parcel} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameOf = ({ kind, cents }: TimelineStep, currency: Currency) =>
  cents === undefined ? stepCopy[kind] : `${stepCopy[kind]}${colon}${formatMoney(cents, currency)}`;

const toCome = ({ kind }: TimelineStep, dates: ConfirmedOrder['dates']) =>
  kind === 'delivered' ? deliveryCopy(dates).usual : stepToCome;
