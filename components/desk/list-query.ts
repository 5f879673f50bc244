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
