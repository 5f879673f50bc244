/** The nine catalogues in the order in which the shop lists them. Each is one JSON file of `data/`. */
export const catalogueNames = [
  'xerix',
  'archetype',
  'timex',
  'gshock',
  'california',
  'undone',
  'luminox',
  'womens',
  'watchnew',
] as const;

export type CatalogueName = (typeof catalogueNames)[number];

export function isCatalogueName(text: unknown): text is CatalogueName {
  return catalogueNames.some((name) => name === text);
}
