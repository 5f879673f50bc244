import type { ReactNode } from 'react';
import { promiseWords } from './copy-late';
import { stockWords } from './copy';
import type { WatchStock } from './stock-as-rendered';

/** What holds in every country: how long the watch can come back, `30 days from …`, and its maker's warranty, `2 years`. */
export type FixedPromise = {
  comesBack: string;
  maker: string;
  warranty: string;
  /** When the weekend price holds; undefined for a watch without one. */
  onWeekends?: string;
};

type PromiseRowsProps = FixedPromise & {
  /** Where it is sent: a country's name, or the choice of one. */
  to: ReactNode;
  cost: string;
  /** When it should arrive, if it is there. */
  arrives: string;
  stock: WatchStock;
};

/** The promise beside the buttons, line by line (docs/product.md 6.15). */
export function PromiseRows({ to, cost, arrives, stock, comesBack, maker, warranty, onWeekends }: PromiseRowsProps) {
  const isSoldOut = stock.state === 'sold-out';
  return (
    <dl className="promise">
      <div>
        <dt>
          {promiseWords.to} <span className="min-w-0 text-ink">{to}</span>
        </dt>
        <dd>{cost}</dd>
      </div>
      <Row term={promiseWords.arrives}>{isSoldOut ? promiseWords.whenBack : arrives}</Row>
      <Row term={promiseWords.stock}>{stockInWords(stock)}</Row>
      <Row term={promiseWords.comesBack}>{comesBack}</Row>
      <Row term={promiseWords.warranty(maker)}>{warranty}</Row>
      {onWeekends && <Row term={promiseWords.weekend}>{onWeekends}</Row>}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      {/* Another text is another element: what is set at the right would else count as having moved. */}
      <dd key={children}>{children}</dd>
    </div>
  );
}

function stockInWords({ state, left }: WatchStock): string {
  if (state === 'sold-out') return stockWords.soldOut;
  return state === 'few' && left ? promiseWords.fewLeft(left) : promiseWords.inStock;
}
