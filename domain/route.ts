import type { Route } from 'next';

/** Checks a path against the route tree, including dynamic segments, and widens its type. */
export function route<Path extends string>(path: Route<Path>): Route {
  return routeAtRunTime(path);
}

/** Types a path whose segments are known only at run time; nothing checks it against the route tree. */
export function routeAtRunTime(path: string): Route {
  return path as Route;
}
