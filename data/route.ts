import type { Route } from 'next';

/** Checks a path against the route tree, including dynamic segments, and widens its type. */
export function route<Path extends string>(path: Route<Path>): Route {
  return path as Route;
}
