import { watchesCopy } from '@/components/catalogue/copy';
import { route } from '@/domain/paths';
import type { WatchKey } from '@/domain/watch-key';
import { DeskFilters } from './filters';
import { type Column, DeskPages, DeskTable } from './table';

type WatchListProps<Row> = {
  /** Path of the list; the page of a watch is below it. */
  path: '/desk/stock' | '/desk/watches';
  caption: string;
  query: Readonly<Record<string, string>>;
  filter: { show?: string; find?: string };
  /** Labels of the filter `show`. */
  limits: Readonly<Record<string, string>>;
  /** Columns after those of the watch and its key. */
  columns: readonly Column<Row>[];
  found: { rows: readonly Row[]; count: number; page: number; pages: number };
};

/** A list of watches with its search, filter and pages. */
export function WatchList<Row extends { watch: WatchKey; name: string }>({
  path,
  caption,
  query,
  filter,
  limits,
  columns,
  found: { rows, count, page, pages },
}: WatchListProps<Row>) {
  return (
    <>
      <DeskFilters
        action={path}
        find={filter.find ?? ''}
        hint="Watch, or its key such as xerix/1"
        show={{ label: 'Show', value: filter.show ?? '', options: { '': 'All watches', ...limits } }}
      />
      <p className="desk-soft">{watchesCopy(count)}</p>
      <DeskTable
        caption={caption}
        rows={rows}
        keyOf={({ watch }) => watch}
        hrefOf={({ watch }) => route(`${path}/${watch}`)}
        empty="No watch matches."
        columns={[
          { label: 'Watch', cell: ({ name }) => name },
          { label: 'Key', cell: ({ watch }) => watch },
          ...columns,
        ]}
      />
      <DeskPages path={path} query={query} page={page} pages={pages} />
    </>
  );
}
