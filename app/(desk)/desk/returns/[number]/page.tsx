import { notFound } from 'next/navigation';
import { Facts, DeskHistory } from '@/components/desk/record';
import { DeskCheck, DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { stepCopy } from '@/components/returns/copy';
import { formatMoney } from '@/domain/money';
import { isReturnNumber } from '@/domain/return-states';
import { returnPage } from '@/server/desk/returns/returns';
import { openDesk } from '../../open-desk';

export const metadata = { title: 'Return' };

const buttons = {
  accept: 'Accept',
  refuse: 'Refuse',
  send: 'The shopper has sent it',
  receive: 'Received',
  inspect: 'Inspected',
} as const;

/** Receipt of goods that never left the shop. */
const shelved = 'Back on the shelf';

/** One withdrawal or return with the steps that are possible now (docs/product.md 41.8). */
export default async function ReturnPage({ params, searchParams }: PageProps<'/desk/returns/[number]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { number } = await params;
  const found = isReturnNumber(number) ? await returnPage(db, actor, number, now) : undefined;
  if (!found) notFound();
  const { kind, state, order, shopper, lines, reason, answer, isSent } = found;
  const { currency, refundedCents, refundBy, steps, possible, version } = found;
  const path = `/desk/returns/${number}`;
  const form = { action: 'step-return', back: path, submitted };
  const events = (['accept', 'refuse', 'send', 'receive', 'inspect'] as const).filter((one) => possible.includes(one));
  return (
    <DeskPage
      title={`${kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${number}`}
      path={path}
      submitted={submitted}
      actions={
        possible.includes('refund') && (
          <a className="desk-button" href={`/desk/orders/${order}/refund?kind=return&return=${number}`}>
            Refund
          </a>
        )
      }
    >
      <div className="desk-columns">
        <DeskSection title="Details">
          <Facts
            facts={[
              ['State', state],
              ['Shopper', shopper],
              ['Watches', lines.map(({ name, units }) => `${units} × ${name}`).join('\n')],
              ['Reason', reason],
              ['Answer', answer],
              ['Refunded', refundedCents > 0 ? formatMoney(refundedCents, currency) : ''],
              ['Refund by', refundBy ?? ''],
            ]}
          />
          <p>
            <a href={`/desk/orders/${order}`}>{`Order ${order}`}</a>
          </p>
        </DeskSection>
        {events.length > 0 && (
          <DeskSection title="Next">
            {events.map((event) => (
              <DeskForm
                key={event}
                {...form}
                version={version}
                fields={{ number, kind, event, ...(!isSent && { unsent: 'on' }) }}
                button={event === 'receive' && !isSent ? shelved : buttons[event]}
                look={event === 'refuse' ? 'danger' : 'quiet'}
              >
                {event === 'receive' && (
                  <DeskCheck form={form} name="saleable" label="Put the units back into the stock" />
                )}
                {(event === 'refuse' || event === 'accept' || event === 'inspect') && (
                  <DeskField
                    form={submitted?.fields.event === event ? form : { ...form, submitted: undefined }}
                    id={event}
                    name="answer"
                    label={event === 'refuse' ? 'Why, for the shopper' : 'A sentence for the shopper'}
                    required={event === 'refuse'}
                  />
                )}
              </DeskForm>
            ))}
          </DeskSection>
        )}
        <DeskSection title="Timeline">
          <DeskHistory
            steps={steps.map(({ event, at }) => ({
              at,
              text: event === 'receive' && !isSent ? shelved : stepCopy[event],
            }))}
          />
        </DeskSection>
      </div>
    </DeskPage>
  );
}
