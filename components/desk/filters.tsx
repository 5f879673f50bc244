type DeskFiltersProps = {
  /** Path of the list. */
  action: string;
  /** The text to find; a list without it has no search. */
  find?: string;
  /** Fields that the search covers. */
  hint?: string;
  show?: { label: string; value: string; options: Readonly<Record<string, string>> };
};

/** Search and filter of a list. They are in the URL, so that a list can be bookmarked and Back returns to it. */
export function DeskFilters({ action, find, hint, show }: DeskFiltersProps) {
  return (
    <form method="get" action={action} role="search" className="desk-form desk-row">
      {find !== undefined && (
        <p className="desk-field">
          <label htmlFor="find">Find</label>
          <input id="find" type="search" name="find" defaultValue={find} aria-describedby="find-hint" />
          <span id="find-hint" className="desk-hint">
            {hint}
          </span>
        </p>
      )}
      {show && (
        <p className="desk-field">
          <label htmlFor="show">{show.label}</label>
          <select id="show" name="show" defaultValue={show.value}>
            {Object.entries(show.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      <p className="desk-field">
        <button type="submit">{find === undefined ? 'Show' : 'Find'}</button>
      </p>
    </form>
  );
}

/**
 * Filters of a list from the query of its URL; invalid ones are left out. @param shown the values of the filter `show`
 */
export function filterOf<Show extends string>(
  { show, find, page }: Readonly<Record<string, string>>,
  shown: readonly Show[],
): { show?: Show; find?: string; page?: number } {
  const limit = shown.find((one) => one === show);
  return {
    ...(limit !== undefined && { show: limit }),
    ...(find && { find: find.trim().slice(0, 100) }),
    ...(page && /^\d{1,5}$/.test(page) && { page: Number(page) }),
  };
}
