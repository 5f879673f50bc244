/** Rows of one page of a list. */
const ROWS_PER_PAGE = 50;

/** One page of a list. */
export type Paged<Row> = { rows: readonly Row[]; count: number; page: number; pages: number };

/** Cuts a page out of a list; a page beyond the end is the last. @param page from 1 */
export function pageOf<Row>(rows: readonly Row[], page = 1): Paged<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    rows: rows.slice((shown - 1) * ROWS_PER_PAGE, shown * ROWS_PER_PAGE),
    count: rows.length,
    page: shown,
    pages,
  };
}

/** True for a watch whose key or name contains the typed text. */
export const isFound = ({ watch, name }: { watch: string; name: string }, typed: string): boolean =>
  watch.includes(typed.toLowerCase()) || name.toLowerCase().includes(typed.toLowerCase());
