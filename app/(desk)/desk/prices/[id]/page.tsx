import { randomUUID } from 'node:crypto';
import { notFound } from 'next/navigation';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskHistory } from '@/components/desk/record';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { priceListPage } from '@/server/desk/prices/prices';
import { openDesk } from '../../open-desk';
import { ChangedPrices } from '@/components/desk/changed-prices';

export const metadata = { title: 'Price list' };

const LIST = '/desk/prices';
const NEW = 'new';

const states = {
  draft: 'Draft: the shop has the prices from before.',
  planned: 'Switched on. The prices apply from the first date.',
  on: 'On: the shop has these prices.',
  ended: 'Ended: the last date is over.',
} as const;

/** One price list: its prices as a draft, and the switch (docs/product.md 42.9). */
export default async function PriceListPage({ params, searchParams }: PageProps<'/desk/prices/[id]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { id: asked } = await params;
  const list = asked === NEW ? undefined : await priceListPage(db, actor, asked, now);
  if (!list && asked !== NEW) notFound();
  const path = `${LIST}/${asked}`;
  const back = { back: path, submitted };
  const form = { action: 'save-price-list', ...back };
  // A rejected new list is sent again under its id.
  const id = list ? asked : (submitted?.action === form.action && submitted.fields.id) || randomUUID();
  const version = list?.version ?? { text: 'none', seen: now.toISOString() };
  const isOn = list !== undefined && list.state !== 'draft';
  return (
    <DeskPage title={list?.name ?? 'New price list'} path={path} submitted={submitted}>
      {list && (
        <DeskSection title={isOn ? 'Prices' : 'Preview'}>
          <p>{states[list.state]}</p>
          <p>
            From {list.startsOn} to the end of {list.endsOn}, in New York.{' '}
            <a href={`${LIST}?date=${list.startsOn}`}>All prices of the first date</a>
          </p>
          <ChangedPrices
            caption={`Prices on ${list.startsOn}`}
            prices={list.prices}
            empty={list.otherPrices.length > 0 ? 'This list lowers no price in dollars.' : 'This list lowers no price.'}
          />
          {list.otherPrices.length > 0 && (
            <ChangedPrices
              caption={`Prices in other currencies on ${list.startsOn}`}
              prices={list.otherPrices}
              empty=""
            />
          )}
          {list.state !== 'ended' && (
            <DeskForm
              action="switch-price-list"
              {...back}
              version={version}
              fields={{ id, on: isOn ? 'no' : 'yes' }}
              button={
                isOn ? 'Switch these prices off' : `Switch ${countOf(list.prices.length + list.otherPrices.length)} on`
              }
              look={isOn ? 'quiet' : undefined}
            />
          )}
        </DeskSection>
      )}
      {isOn ? (
        <p className="desk-soft">To change the list, switch it off.</p>
      ) : (
        <DeskSection title="Draft">
          <DeskForm {...form} version={version} fields={{ id }} button="Save the draft">
            <DeskField
              form={form}
              name="name"
              label="Name"
              hint="Only owners see it."
              value={list?.name ?? ''}
              required
            />
            <div className="desk-row">
              <DeskField
                form={form}
                name="startsOn"
                label="First date"
                kind="date"
                value={list?.startsOn ?? ''}
                required
              />
              <DeskField form={form} name="endsOn" label="Last date" kind="date" value={list?.endsOn ?? ''} required />
            </div>
            <DeskField
              form={form}
              name="lines"
              label="Prices"
              kind="area"
              hint="One watch or range per line, with its price or a percentage off: xerix/1 189.50, xerix/1 189 EUR, xerix/2 20% or xerix 20%. A percentage applies to every currency."
              value={list?.lines ?? ''}
              required
            />
          </DeskForm>
          {list && (
            <DeskForm
              action="delete-price-list"
              {...back}
              version={version}
              fields={{ id }}
              button="Delete the list"
              look="quiet"
            />
          )}
        </DeskSection>
      )}
      {list && (
        <DeskSection title="Changes by owners">
          <DeskHistory steps={list.changes} />
        </DeskSection>
      )}
      <p>
        <a href={LIST}>Back to the prices</a>
      </p>
    </DeskPage>
  );
}

const countOf = (count: number) => (count === 1 ? '1 price' : `${count} prices`);
