import { brands } from './brands';

/** The makers' names by their part of the route: `times` is Timex. */
export const makerNames: Readonly<Record<string, string>> = Object.fromEntries(
  brands.map(({ segment, name }) => [segment, name]),
);
