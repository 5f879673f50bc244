import type { Route } from 'next';

/** A path that is checked against the route tree, dynamic segments included, and may then be kept as data. */
export function route<Path extends string>(path: Route<Path>): Route {
  return path as Route;
}
