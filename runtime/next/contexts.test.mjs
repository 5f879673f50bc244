/** @jest-environment node */
import { execFile } from 'node:child_process';
import { AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as immediately } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ContextStorage } from './contexts.mjs';
import { root } from '../root.mjs';

const [one, other] = [new ContextStorage(), new ContextStorage()];
const both = () => [one.getStore(), other.getStore()];

it('holds nothing outside', () => expect(both()).toEqual([undefined, undefined]));

it('holds one thing in each storage, one within the other, and gives back what is returned or thrown', () => {
  const seen = one.run('a', () => {
    const within = other.run('b', (...args) => [...args, ...both(), one.run('c', both)], 1, 2);
    return [within, both()];
  });
  expect(seen).toEqual([
    [1, 2, 'a', 'b', ['c', 'b']],
    ['a', undefined],
  ]);
  const broken = new Error('Broken.');
  expect(() =>
    one.run('a', () => {
      throw broken;
    }),
  ).toThrow(broken);
  expect(both()).toEqual([undefined, undefined]);
});

it.each([
  ['a promise', () => Promise.resolve().then(both)],
  ['a function that waits', async () => (await immediately(), both())],
  ['a timer', () => new Promise((resolve) => setTimeout(() => resolve(both())))],
  ['a tick', () => new Promise((resolve) => process.nextTick(() => resolve(both())))],
  ['a microtask', () => new Promise((resolve) => queueMicrotask(() => resolve(both())))],
  ['an event', async () => (await once(emitsSoon(), 'soon'), both())],
  ['a stream', () => new Promise((resolve) => Readable.from(['x']).once('data', () => resolve(both())))],
  ['a pool of threads', async () => (await promisify(execFile)(process.execPath, ['--version']), both())],
])('goes with %s, and stays with what was begun in it', async (_, begun) => {
  const [first, second] = await Promise.all([
    one.run('a', () => other.run('b', begun)),
    one.run('c', () => other.run('d', begun)),
  ]);
  expect([first, second]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

function emitsSoon() {
  const emitter = new EventEmitter();
  setImmediate(() => emitter.emit('soon'));
  return emitter;
}

it('keeps requests apart, over one connection as well', async () => {
  const server = createServer((request, response) =>
    one.run(request.url, async () => {
      await immediately();
      response.end(one.getStore());
    }),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async (path) => (await fetch(`http://127.0.0.1:${server.address().port}${path}`)).text();
  const paths = ['/a', '/b', '/c', '/d'];
  expect(await Promise.all(paths.map(ask))).toEqual(paths);
  for (const path of paths) expect(await ask(path)).toBe(path);
  await new Promise((resolve) => server.close(resolve));
});

it('is left, and entered for good, by one storage alone', async () => {
  const seen = await one.run('a', () =>
    other.run('b', async () => {
      const left = one.exit((said) => [said, ...both()], 'said');
      const leftLater = await one.exit(async () => (await immediately(), both()));
      one.enterWith('c');
      const entered = both();
      await immediately();
      const enteredLater = both();
      one.disable();
      return [left, leftLater, entered, enteredLater, both()];
    }),
  );
  expect(seen).toEqual([
    ['said', undefined, 'b'],
    [undefined, 'b'],
    ['c', 'b'],
    ['c', 'b'],
    [undefined, 'b'],
  ]);
  expect(both()).toEqual([undefined, undefined]);
});

it('is bound to a function, and taken as a snapshot', () => {
  const [bound, snapshot] = one.run('a', () => [ContextStorage.bind(both), ContextStorage.snapshot()]);
  expect(other.run('b', bound)).toEqual(['a', undefined]);
  expect(other.run('b', () => snapshot((said) => [said, ...both()], 'said'))).toEqual(['said', 'a', undefined]);
});

it('gives what is begun no more properties with eight storages than with one', () => {
  const propertiesWith = (storages) =>
    storages.reduceRight(
      (within, storage) => () => storage.run('a', within),
      () => Object.getOwnPropertySymbols(new AsyncResource('test')).length,
    )();
  const eight = Array.from({ length: 8 }, () => new ContextStorage());
  expect(propertiesWith(eight)).toBe(propertiesWith(eight.slice(0, 1)));
});

it('takes the place of Node’s own for whatever is loaded later, where Node’s own gives a property of each', async () => {
  const text = `
    const { ContextStorage, keepContextsInOnePlace } = await import(${JSON.stringify(join(root, 'runtime/next/contexts.mjs'))});
    const { AsyncLocalStorage: own } = await import('node:async_hooks');
    keepContextsInOnePlace();
    const { createRequire } = await import('node:module');
    const required = createRequire(import.meta.url)('async_hooks').AsyncLocalStorage;
    const { AsyncLocalStorage: imported } = await import('node:async_hooks');
    const expected = '_propagate' in own.prototype ? ContextStorage : own;
    process.stdout.write(String(required === expected && imported === expected && (expected === own || globalThis.AsyncLocalStorage === expected)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text]);
  expect(stdout).toBe('true');
});
