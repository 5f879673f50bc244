type InformationTableProps = { label: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A table from a tablet on; on a phone each row stands as a block, every cell under the name of its column. */
export function InformationTable({ label, head, rows }: InformationTableProps) {
  return (
    <table role="table" aria-label={label} className="w-full text-left max-tablet:block">
      <thead role="rowgroup" className="max-tablet:sr-only">
        <tr role="row">
          {head.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="pr-6 pb-2 align-bottom text-sm font-semibold last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-tablet:block">
        {rows.map((cells) => (
          <tr key={cells[0]} role="row" className="border-t border-line max-tablet:block max-tablet:py-3">
            {cells.map((cell, index) => (
              <Cell key={index} name={index === 0 ? undefined : head[index]}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param name of its column; the first cell, which names the row, has none. */
function Cell({ name, children }: { name: string | undefined; children: string }) {
  const look = 'py-2 pr-6 align-top wrap-anywhere last:pr-0 max-tablet:block max-tablet:p-0';
  if (name === undefined) {
    return (
      <th role="rowheader" scope="row" className={`font-semibold ${look}`}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={`tabular-nums ${look}`}>
      <span aria-hidden="true" className="text-soft tablet:hidden">
        {name}:{' '}
      </span>
      {children}
    </td>
  );
}
