import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { route } from '@/domain/paths';
import type { WatchKey } from '@/domain/watch-key';
import { DeskTable } from './table';

type ChangedPricesProps = {
  caption: string;
  /** Prices in US dollars or in the currency that they name, each with its cause. */
  prices: readonly {
    watch: WatchKey;
    name: string;
    currency?: Currency;
    fromCents: number;
    toCents: number;
    why: string;
  }[];
  empty: string;
};

/** Watches whose price differs from the everyday price. */
export function ChangedPrices({ caption, prices, empty }: ChangedPricesProps) {
  return (
    <DeskTable
      caption={caption}
      rows={prices}
      keyOf={({ watch, currency = 'usd' }) => `${watch} ${currency}`}
      hrefOf={({ watch }) => route(`/desk/watches/${watch}`)}
      empty={empty}
      columns={[
        { label: 'Watch', cell: ({ name }) => name },
        {
          label: 'Everyday',
          isNumber: true,
          cell: ({ fromCents, currency = 'usd' }) => formatMoney(fromCents, currency),
        },
        { label: 'Price', isNumber: true, cell: ({ toCents, currency = 'usd' }) => formatMoney(toCents, currency) },
        { label: 'By', cell: ({ why }) => why },
      ]}
    />
  );
}
