declare global {
  /** The objects of {@link processWide}, by name. */
  var oddHours: Record<string, object> | undefined;
}

/**
 * Returns the object of this name that the whole process shares. A variable of a module is not shared: Next's bundles hold
 * several copies of each module (docs/decisions/0001-import-layers-and-events.md).
 *
 * @param name unique in the shop
 * @param make makes the object at the first call
 */
export function processWide<Shared extends object>(name: string, make: () => Shared): Shared {
  const objects = (globalThis.oddHours ??= {});
  return (objects[name] ??= make()) as Shared;
}
