import type { CodeOf } from './route';
import { storedWatchesRoute } from './stored-watches';
import { watchesRoute } from './watches';

/** Every route of the shop's interface. */
export const everyRoute = [watchesRoute, storedWatchesRoute] as const;

/** Every code that a route refuses with. */
export type RouteCode = CodeOf<(typeof everyRoute)[number]>;
