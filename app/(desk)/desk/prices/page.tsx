import { DeskPage, DeskSection } from '@/components/desk/page';
import { DeskTable } from '@/components/desk/table';
import { weekendText } from '@/data/weekend-copy';
import { route } from '@/domain/paths';
import { pricesPage } from '@/server/desk/prices/prices';
import { openDesk } from '../open-desk';
import { ChangedPrices } from '@/components/desk/changed-prices';

export const metadata = { title: 'Prices and sales' };

const PATH = '/desk/prices';

const states = { draft: 'Draft', planned: 'Planned', on: 'On', ended: 'Ended' } as const;

/** Price lists with their dates, and the prices of a date (docs/product.md 42.9). */
export default async function PricesPage({ searchParams }: PageProps<'/desk/prices'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const { lists, date, prices, otherPrices } = await pricesPage(db, actor, { date: query.date }, now);
  return (
    <DeskPage
      title="Prices and sales"
      path={PATH}
      submitted={submitted}
      actions={
        <a href={`${PATH}/new`} className="desk-button">
          New price list
        </a>
      }
    >
      <DeskTable
        caption="Price lists"
        rows={lists}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => route(`${PATH}/${id}`)}
        empty="There is no price list."
        columns={[
          { label: 'Price list', cell: ({ name }) => name },
          { label: 'First date', cell: ({ startsOn }) => startsOn },
          { label: 'Last date', cell: ({ endsOn }) => endsOn },
          { label: 'Watches', isNumber: true, cell: ({ count }) => count },
          { label: 'State', cell: ({ state }) => states[state] },
        ]}
      />
      <DeskSection title={`Prices on ${date}`}>
        <form method="get" action={PATH} className="desk-form desk-row">
          <p className="desk-field">
            <label htmlFor="date">Date</label>
            <input id="date" type="date" name="date" defaultValue={date} />
          </p>
          <p className="desk-field">
            <button type="submit">Show</button>
          </p>
        </form>
        <ChangedPrices
          caption="Prices that differ from the everyday price"
          prices={prices}
          empty="Every watch has its everyday price."
        />
        {otherPrices.length > 0 && (
          <ChangedPrices caption="The same in other currencies" prices={otherPrices} empty="" />
        )}
        <p className="desk-soft">
          A date is a day in New York. Weekend prices apply on {weekendText}. The lowest price of a watch counts:
          discounts do not add up.
        </p>
      </DeskSection>
    </DeskPage>
  );
}
