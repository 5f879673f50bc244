import { notFound } from 'next/navigation';
import { Facts, DeskHistory } from '@/components/desk/record';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { isWatchKey } from '@/domain/watch-key';
import { stockReasons, watchStock } from '@/server/desk/stock/stock';
import { openDesk } from '../../../open-desk';

export const metadata = { title: 'Stock of a watch' };

const LIST = '/desk/stock';

const reasons = Object.fromEntries(stockReasons.filter((one) => one !== 'undo').map((one) => [one, one]));

/** The stock of one watch: count, plus and minus with a reason (docs/product.md 42.2). */
export default async function WatchStockPage({ params, searchParams }: PageProps<'/desk/stock/[catalogue]/[id]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { catalogue, id } = await params;
  const watch = `${catalogue}/${id}`;
  const found = isWatchKey(watch) ? await watchStock(db, actor, watch, now) : undefined;
  if (!found) notFound();
  const { line, changes, version } = found;
  const path = `/desk/stock/${watch}`;
  const form = { action: 'change-stock', back: path, submitted };
  return (
    <DeskPage title={line.name} path={path} submitted={submitted}>
      <div className="desk-columns">
        <DeskSection title="Units">
          <Facts
            facts={[
              ['On hand', String(line.available)],
              ['Unpaid orders', String(line.reserved)],
              ['Sold', String(line.sold)],
              ['Awaited by', line.subscriptions === 0 ? '' : `${line.subscriptions} shoppers`],
            ]}
          />
          <DeskForm {...form} version={version} fields={{ watch }} button="Change the stock">
            <div className="desk-row">
              <DeskField
                form={form}
                name="how"
                label="Change"
                options={{ to: 'Counted: there are', add: 'Plus', remove: 'Minus' }}
              />
              <DeskField form={form} name="units" label="Units" kind="number" required />
              <DeskField form={form} name="reason" label="Reason" options={reasons} />
            </div>
          </DeskForm>
        </DeskSection>
        <DeskSection title="Changes by owners">
          <DeskHistory steps={changes} />
        </DeskSection>
      </div>
      <p>
        <a href={LIST}>Back to the stock</a>
      </p>
    </DeskPage>
  );
}
