import hooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const Node = hooks.AsyncLocalStorage;

/**
 * What each storage holds in the present context, in a map that nobody changes.
 * @type {import('node:async_hooks').AsyncLocalStorage<Map<object, unknown>>}
 */
const contexts = new Node();

/** @param {(context: Map<object, unknown>) => unknown} change */
function changed(change) {
  const context = new Map(contexts.getStore());
  change(context);
  return context;
}

/**
 * Node's `AsyncLocalStorage` as Node 24 has it: whatever is begun is given one property, however many storages there are
 * (docs/decisions/0134-contexts-in-one-place.md).
 * @template T
 */
export class ContextStorage {
  static bind = Node.bind;
  static snapshot = Node.snapshot;

  /** @returns {T | undefined} */
  getStore() {
    return /** @type {T | undefined} */ (contexts.getStore()?.get(this));
  }

  /**
   * @template R
   * @template {unknown[]} A
   * @param {T | undefined} store
   * @param {(...args: A) => R} callback
   * @param {A} args
   */
  run(store, callback, ...args) {
    return contexts.run(
      changed((context) => context.set(this, store)),
      callback,
      ...args,
    );
  }

  /**
   * @template R
   * @template {unknown[]} A
   * @param {(...args: A) => R} callback
   * @param {A} args
   */
  exit(callback, ...args) {
    return this.run(undefined, callback, ...args);
  }

  /** @param {T} store */
  enterWith(store) {
    contexts.enterWith(changed((context) => context.set(this, store)));
  }

  disable() {
    contexts.enterWith(changed((context) => context.delete(this)));
  }
}

/** Whether Node gives whatever is begun a property of each storage: it has this method until it no longer does. */
const hasPropertyOfEach = '_propagate' in Node.prototype;

/** Has everything that is loaded from now on, Next and React above all, keep its contexts so; where Node does itself, nothing. */
export function keepContextsInOnePlace() {
  if (!hasPropertyOfEach) return;
  Object.assign(hooks, { AsyncLocalStorage: ContextStorage });
  Object.assign(globalThis, { AsyncLocalStorage: ContextStorage });
  syncBuiltinESMExports();
}
