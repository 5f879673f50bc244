import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PictureMakers } from './picture-makers';

// Starting programs takes long on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'makers-'));
process.env.PICTURES_FOLDER = folder;
afterAll(() => rmSync(folder, { recursive: true }));

let makers: PictureMakers;
beforeEach(() => rmSync(join(folder, 'log'), { force: true }));
afterEach(() => makers.close());

function open({ most = 1, nice = 0 } = {}): void {
  makers = new PictureMakers({ program: 'runtime/testing/picture-maker.ts', most, nice });
}

const make = (file: string) => makers.make(file);

/** Requests to the makers, with the process number. */
function asked(): { pid: number; file: string }[] {
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  return lines.map((line) => ({ pid: Number(line.split(' ')[0]), file: line.split(' ')[1] ?? '' }));
}

const processes = () => new Set(asked().map(({ pid }) => pid)).size;

test('makers make files in the order of the requests', async () => {
  open();
  await Promise.all(['a.avif', 'b.avif', 'c.avif'].map(make));
  expect(asked().map(({ file }) => file)).toEqual(['a.avif', 'b.avif', 'c.avif']);
  expect(processes()).toBe(1);
});

test('a maker runs at the given priority, in a session that has it too', async () => {
  open({ nice: 19 });
  await make('nice.avif');
  const pid = asked()[0]?.pid ?? 0;
  expect(getPriority(pid)).toBe(19);
  expect(Number(execFileSync('ps', ['-o', 'sid=', '-p', String(pid)], { encoding: 'utf8' }))).toBe(pid);
  const priority = `/proc/${pid}/autogroup`;
  expect(existsSync(priority) ? readFileSync(priority, 'utf8') : 'a kernel without autogroups: nice 19').toMatch(
    /nice 19\s*$/,
  );
});

test('two makers work side by side', async () => {
  open({ most: 2 });
  void make('waits.avif');
  await make('beside.avif');
  await until(() => begun('waits.avif'));
  expect(processes()).toBe(2);
});

test('a maker that dies is replaced and its file is retried', async () => {
  open();
  await Promise.all([make('dies-once.avif'), make('after-death.avif')]);
  expect(asked().map(({ file }) => file)).toEqual(['dies-once.avif', 'dies-once.avif', 'after-death.avif']);
  expect(processes()).toBe(2);
});

test('a file at which makers die twice fails, and the next file is made', async () => {
  open();
  const next = make('after-two-deaths.avif');
  await expect(make('dies-always.avif')).rejects.toMatchObject({
    reason: 'crashed',
    message: 'The maker of dies-always.avif died twice.',
  });
  await next;
});

test('a damaged source fails with the message of the maker, which continues', async () => {
  open();
  await expect(make('damaged.avif')).rejects.toMatchObject({ reason: 'damaged', message: 'damaged.avif is damaged.' });
  await make('sound.avif');
  expect(processes()).toBe(1);
});

test('a maker that has grown too large is replaced after its file', async () => {
  open();
  await Promise.all([make('large.avif'), make('small.avif')]);
  expect(processes()).toBe(2);
});

test('models have a maker of their own', async () => {
  open();
  await Promise.all([make('one.avif'), make('two.avif'), make('watch.glb'), make('other.glb'), make('three.avif')]);
  const [one, two, watch, other, three] = asked().map(({ pid }) => pid);
  expect([one === two, watch === other]).toEqual([true, true]);
  expect(new Set([one, watch, three]).size).toBe(3);
});

test('withdraw removes only a file that no maker has started', async () => {
  open();
  void make('waits-first.avif');
  void make('withdrawn.avif');
  await until(() => begun('waits-first.avif'));
  expect([makers.withdraw('withdrawn.avif'), makers.withdraw('waits-first.avif')]).toEqual([true, false]);
  expect(makers.isIdle).toBe(false);
});

test('a maker that gets a file before its idle time is over makes it to the end', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
  open();
  await make('before.avif');
  void make('waits-after.avif');
  await until(() => begun('waits-after.avif'));
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect([makers.isIdle, processes()]).toEqual([false, 1]);
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(20);
}

function begun(file: string): boolean {
  try {
    return asked().some((one) => one.file === file);
  } catch {
    return false; // nothing was asked for yet
  }
}
