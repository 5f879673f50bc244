import { formatMoney } from '@/domain/money';
import { route } from '@/domain/paths';
import type { WatchKey } from '@/domain/watch-key';
import { DeskTable } from './table';

type ChangedPricesProps = {
  caption: string;
  /** Prices in USD cents, each with its cause. */
  prices: readonly { watch: WatchKey; name: string; fromCents: number; toCents: number; why: string }[];
  empty: string;
};

/** Watches whose price differs from the everyday price. */
export function ChangedPrices({ caption, prices, empty }: ChangedPricesProps) {
  return (
    <DeskTable
      caption={caption}
      rows={prices}
      keyOf={({ watch }) => watch}
      hrefOf={({ watch }) => route(`/desk/watches/${watch}`)}
      empty={empty}
      columns={[
        { label: 'Watch', cell: ({ name }) => name },
        { label: 'Everyday', isNumber: true, cell: ({ fromCents }) => formatMoney(fromCents, 'usd') },
        { label: 'Price', isNumber: true, cell: ({ toCents }) => formatMoney(toCents, 'usd') },
        { label: 'By', cell: ({ why }) => why },
      ]}
    />
  );
}
