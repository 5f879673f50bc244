import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { stopMs, type StopMessage, stopOnSignals } from './stop';

test('stopMs returns 20 seconds by default, or the configured time, in ms', () => {
  expect([stopMs(undefined), stopMs(''), stopMs('1'), stopMs('300')]).toEqual([20_000, 20_000, 1000, 300_000]);
});

test.each(['0', '-1', '1.5', '301', 'long', '1e3'])('stopMs throws for %j', (text) => {
  expect(() => stopMs(text)).toThrow(/STOP_SECONDS must be a whole number/);
});

/** Replaces the exit for good, unlike a spy: a stop that is late would end Jest. */
const exit = jest.fn<void, [code: number]>();
Object.assign(process, { exit });

/** A server that stops on signals, and what it has done; `finish` ends its job. */
function stopping(graceMs: number) {
  const done: string[] = [];
  const handlers = new Map<string, () => void>();
  const on = (name: string, handler: () => void) => {
    handlers.set(name, handler);
    return process;
  };
  const listening = jest.spyOn(process, 'on').mockImplementation(on as never);
  exit.mockImplementation((code) => void done.push(`exit ${code}`));
  const server = createServer();
  let finish = () => {};
  const job = new Promise<void>((resolve) => (finish = resolve));
  const addJob = (message: unknown) => void (message as StopMessage).waitFor.push(job);
  subscribe('odd-hours:stop', addJob);
  stopOnSignals(server, {
    close: async () => void done.push('close'),
    closeNext: async () => void done.push('close Next'),
    graceMs,
  });
  listening.mockRestore();
  const send = (signal: string) => handlers.get(signal)?.();
  /** Waits for the exit, two seconds at most. */
  const ended = async () => {
    for (let waits = 0; waits < 400 && !done.includes('exit 0'); waits += 1) await delay(5);
  };
  return { done, server, send, finish: () => finish(), ended, leave: () => unsubscribe('odd-hours:stop', addJob) };
}

describe('stopOnSignals', () => {
  test('waits for running jobs and exits once, although several signals arrive', async () => {
    const { done, server, send, finish, ended, leave } = stopping(3000);
    const connections: unknown[] = [];
    server.on('request', (_, response) => connections.push(response.getHeader('Connection')));
    const request = () => {
      const headers = new Map<string, unknown>();
      const response = {
        setHeader: (name: string, value: unknown) => headers.set(name, value),
        getHeader: (name: string) => headers.get(name),
      };
      server.emit('request', {} as never, response as never);
    };
    request();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) send(signal);
    request();
    await delay(20);
    expect(done).toEqual(['close']);
    expect(connections).toEqual([undefined, 'close']);
    finish();
    await ended();
    expect(done).toEqual(['close', 'close Next', 'exit 0']);
    leave();
  });

  test('exits after the grace time although a job still runs', async () => {
    const { done, send, ended, leave } = stopping(40);
    send('SIGHUP');
    expect(done).toEqual(['close']);
    await ended();
    expect(done).toEqual(['close', 'close Next', 'exit 0']);
    leave();
  });
});
