import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/order/unbroken';
import { dateCopy } from '@/domain/delivery-text';
import type { OrderReturns, ReturnView } from '@/domain/order-returns';
import { askReturnPath, returnPath } from '@/domain/paths';
import { comma } from '@/domain/punctuation';
import { orderReturnsCopy as copy, returnCopy, slipCopy, withdrawCopy } from './copy';
import { returnStateCopy } from './copy-state';

/** Withdrawals and returns on the order's page: existing requests, and the units that can still be returned. */
export function OrderReturnsSection({ token, returns }: { token: string; returns: OrderReturns }) {
  const asks = [
    { kind: 'withdraw', label: withdrawCopy.title, right: returns.withdrawal },
    { kind: 'return', label: returnCopy.title, right: returns.return },
  ] as const;
  const open = asks.flatMap(({ kind, label, right }) =>
    'until' in right ? [{ kind, label, until: right.until }] : [],
  );
  if (returns.requests.length === 0 && open.length === 0) return null;
  return (
    <section aria-labelledby="returns-title">
      <h2 id="returns-title" className="border-b border-ink pb-3 text-2xl">
        {copy.title}
      </h2>
      {returns.requests.length > 0 && (
        <ul aria-label={copy.list}>
          {returns.requests.map((view) => (
            <Request key={view.number} token={token} view={view} />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-4 py-4">
          {open.map(({ kind, label, until }) => (
            <div key={kind} className="min-w-0">
              <Link href={askReturnPath(token, kind)} className="button-quiet">
                {label}
              </Link>
              <p className="mt-1.5 text-sm text-soft">{returnCopy.until(dateCopy(until))}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Request({ token, view }: { token: string; view: ReturnView }) {
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold tabular-nums">
          <Unbroken>{slipCopy.title(view)}</Unbroken>
        </span>
        <span>{returnStateCopy(view)}</span>
      </p>
      <p className="text-soft">{view.lines.map(({ units, name }) => `${units} × ${name}`).join(comma)}</p>
      <Link href={returnPath(token, view.number)} className="bar-link text-link">
        {copy.details(view.number)}
      </Link>
    </li>
  );
}
