import { Fragment } from 'react';
import { Bars } from '@/components/desk/bars';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { currencyNames } from '@/domain/currency';
import { listAlerts } from '@/server/desk/today/alerts';
import { todayPage } from '@/server/desk/today/today';
import { openDesk } from './open-desk';
import { DeskAlerts } from '@/components/desk/alerts';

export const metadata = { title: 'Today' };

const LOW_STOCK = '/desk/stock?show=low';

/** Today's tasks and the sales figures (docs/product.md 41.5). */
export default async function TodayPage({ searchParams }: PageProps<'/desk'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const today = await todayPage(db, actor, undefined, now);
  const alerts = await listAlerts(db, actor, undefined, now);
  return (
    <DeskPage title="Today" path="/desk" submitted={submitted}>
      <div className="desk-columns">
        <DeskSection title="To do">
          <ul className="desk-tasks">
            <Task count={today.toPack} href="/desk/orders?show=to-pack" one="order to pack" many="orders to pack" />
            <Task count={today.toSend} href="/desk/orders?show=to-send" one="order to send" many="orders to send" />
            <Task
              count={today.returns}
              href="/desk/returns"
              one="return or withdrawal is open"
              many="returns and withdrawals are open"
            />
            <Task count={today.messages} href="/desk/messages" one="message to answer" many="messages to answer" />
          </ul>
        </DeskSection>
        <DeskAlerts alerts={alerts} back="/desk" submitted={submitted} />
        <DeskSection title="Sales">
          <Bars title="Yesterday by hour (UTC)" currency="usd" bars={today.yesterday} />
          <Bars title="The last 30 days (UTC)" currency="usd" bars={today.month} />
          {today.otherSales.map(({ currency, yesterday, month }) => (
            <Fragment key={currency}>
              <Bars title={`Yesterday in ${currencyNames[currency]}`} currency={currency} bars={yesterday} />
              <Bars title={`The last 30 days in ${currencyNames[currency]}`} currency={currency} bars={month} />
            </Fragment>
          ))}
        </DeskSection>
        <DeskSection title="Low stock">
          {today.lowStock.length === 0 && <p>Every watch has more than three units.</p>}
          <ul>
            {today.lowStock.slice(0, 10).map(({ watch, name, available }) => (
              <li key={watch}>
                <a href={`/desk/stock/${watch}`}>{`${name}: ${available}`}</a>
              </li>
            ))}
          </ul>
          {today.lowStock.length > 10 && (
            <p>
              <a href={LOW_STOCK}>{`and ${today.lowStock.length - 10} more`}</a>
            </p>
          )}
        </DeskSection>
      </div>
    </DeskPage>
  );
}

function Task({ count, href, one, many }: { count: number; href: string; one: string; many: string }) {
  return (
    <li>
      <a href={href} data-row="">
        <strong>{count}</strong> {count === 1 ? one : many}
      </a>
    </li>
  );
}
