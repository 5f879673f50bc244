/** A record with a column for each of these names. */
export const columns = <Name extends string, Column>(names: readonly Name[], columnOf: (name: Name) => Column) =>
  Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, Column>;
