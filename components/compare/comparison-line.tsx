'use client';

import type { ReactNode } from 'react';
import { useCurrency } from '@/components/catalogue/currency';
import type { ComparedLine, PriceMarks } from '@/domain/comparison-table';
import { bestCopy, compareCopy } from './copy';

type LineProps = Omit<ComparedLine, 'values'> & {
  values: readonly ReactNode[];
  /** Superlatives whose space is reserved, because another currency has them. */
  reserved?: ComparedLine['best'];
};

/** A row of the comparison. */
export function Line({ label, values, differs, best, reserved = best }: LineProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {differs && <span className="sr-only">, {compareCopy.differs}</span>}
      </th>
      {values.map((value, index) => {
        const leads = best[index];
        const shown = leads ?? reserved[index];
        return (
          <td key={index}>
            {value}
            {shown && (
              <strong aria-hidden={leads ? undefined : true} className={leads ? undefined : 'invisible'}>
                {bestCopy[shown]}
              </strong>
            )}
          </td>
        );
      })}
    </tr>
  );
}

type PriceLineProps = Pick<LineProps, 'label' | 'values'> & { marks: readonly PriceMarks[] };

/** The row of the prices, with the marks of the shopper's currency (docs/product.md 44.16). */
export function PriceLine({ label, values, marks }: PriceLineProps) {
  const currency = useCurrency();
  const own = marks.find(({ currencies }) => currencies.includes(currency));
  return (
    <Line
      label={label}
      values={values}
      differs={own?.differs ?? false}
      best={own?.best ?? []}
      reserved={values.map((_, index) => marks.find(({ best }) => best[index])?.best[index])}
    />
  );
}
