import type { Route } from 'next';
import type { ReactNode } from 'react';

/** A column of a list. */
export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
};

type DeskTableProps<Row> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Page of a row; its first cell links there. */
  hrefOf?: (row: Row) => Route;
  /** Message in place of the table if there are no rows. */
  empty: string;
};

/** A list of the desk: a table on a wide screen, cards on a phone. `j` and `k` move through the links of its rows. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, hrefOf, empty }: DeskTableProps<Row>) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>;
  return (
    <table className="desk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? 'desk-number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, isNumber }, index) => (
              <td key={label} data-label={label} className={isNumber ? 'desk-number' : undefined}>
                {index === 0 && hrefOf ? (
                  <a href={hrefOf(row)} data-row="">
                    {cell(row)}
                  </a>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to the pages of a list; every link keeps the filters of the URL. */
export function DeskPages({
  path,
  query,
  page,
  pages,
}: {
  path: string;
  query: Readonly<Record<string, string>>;
  page: number;
  pages: number;
}) {
  if (pages < 2) return null;
  const hrefOf = (to: number) => `${path}?${new URLSearchParams({ ...query, page: String(to) })}`;
  return (
    <nav className="desk-pages" aria-label="Pages">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
