import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MakingError, type MakingFailure, PictureMakers } from './picture-makers';
import { Pictures } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

let errors: jest.SpyInstance;
beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation(() => {})));

/** Returns and clears the logged errors. */
function logged(): string[] {
  const messages = errors.mock.calls.map(([message]) => String(message));
  errors.mockClear();
  return messages;
}

/** Makers that finish a file when the test calls `finish`. */
class TestMakers {
  readonly asked: string[] = [];
  readonly withdrawn: string[] = [];
  private readonly waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();

  make(file: string): Promise<void> {
    this.asked.push(file);
    return new Promise((resolve, reject) => this.waiting.set(file, { resolve, reject }));
  }

  withdraw(file: string): boolean {
    this.withdrawn.push(file);
    return this.waiting.delete(file);
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  finish(file: string, ...also: string[]): void {
    for (const name of [file, ...also]) writeFileSync(join(folder, name), `bytes of ${name}`);
    this.waiting.get(file)?.resolve();
    this.waiting.delete(file);
  }

  fail(file: string, failure: MakingFailure): void {
    this.waiting.get(file)?.reject(new MakingError(failure));
    this.waiting.delete(file);
  }
}

const servers: { close: () => void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Serves pictures; other requests get 404. */
function serve(pictures: Pictures) {
  const server = createServer((request, response) => {
    if (!pictures.handle(request, response)) response.writeHead(404).end();
  }).listen(0);
  servers.push(server);
  const request = (path: string, method: string) =>
    get({ port: (server.address() as AddressInfo).port, path, method, agent: false });
  return {
    ask: (path: string, method = 'GET') =>
      new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
        const asked = request(path, method).on('error', reject);
        asked.on('response', (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        });
      }),
    askAndLeave: async (path: string, when: () => boolean) => {
      const asked = request(path, 'GET').on('error', () => {});
      await until(when);
      asked.destroy();
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(5);
}

let count = 0;
const newName = (ending = 'avif') => `${String((count += 1)).padStart(12, '0')}-320.${ending}`;

test('an empty file, as a power failure leaves it, is made again', async () => {
  const name = newName();
  writeFileSync(join(folder, name), '');
  const makers = new TestMakers();
  const { ask } = serve(new Pictures({ names: [name], makers: { forVisitors: makers, forLater: makers }, folder }));
  const answer = ask(`/pictures/${name}`);
  await until(() => makers.asked.length > 0);
  makers.finish(name);
  expect(await answer).toMatchObject({ status: 200, body: `bytes of ${name}` });
});

function openWith(names: string[]) {
  const makers = { forVisitors: new TestMakers(), forLater: new TestMakers() };
  const pictures = new Pictures({ names, makers, folder });
  return { ...makers, pictures, ...serve(pictures) };
}

describe('a picture that exists', () => {
  test('is sent without a maker', async () => {
    const name = newName();
    writeFileSync(join(folder, name), 'bytes');
    const { ask, forVisitors } = openWith([name]);
    const { status, headers, body } = await ask(`/pictures/${name}?again`);
    expect([status, headers['content-type'], body]).toEqual([200, 'image/avif', 'bytes']);
    expect(forVisitors.asked).toEqual([]);
  });
});

describe('a picture that does not exist yet', () => {
  test('is sent complete once it is made, and is stored', async () => {
    const name = newName();
    const { ask, forVisitors } = openWith([name]);
    const answer = ask(`/pictures/${name}`);
    await until(() => forVisitors.asked.length > 0);
    forVisitors.finish(name);
    expect(await answer).toMatchObject({ status: 200, body: `bytes of ${name}` });
    expect(await ask(`/pictures/${name}`)).toMatchObject({ status: 200, body: `bytes of ${name}` });
    expect(forVisitors.asked).toEqual([name]);
  });

  test('is made once for two visitors', async () => {
    const name = newName();
    const { ask, forVisitors } = openWith([name]);
    const answers = Promise.all([ask(`/pictures/${name}`), ask(`/pictures/${name}`)]);
    await until(() => forVisitors.asked.length > 0);
    await delay(20);
    forVisitors.finish(name);
    expect((await answers).map(({ body }) => body)).toEqual([`bytes of ${name}`, `bytes of ${name}`]);
    expect(forVisitors.asked).toEqual([name]);
  });

  test('is made once for both AR models of a watch', async () => {
    const [glb, usdz] = [newName('glb'), `${String(count).padStart(12, '0')}-320.usdz`];
    const { ask, forVisitors } = openWith([glb, usdz]);
    const answers = Promise.all([ask(`/pictures/${usdz}`), ask(`/pictures/${glb}`)]);
    await until(() => forVisitors.asked.length > 0);
    await delay(20);
    forVisitors.finish(glb, usdz);
    expect((await answers).map(({ headers }) => headers['content-type'])).toEqual([
      'model/vnd.usdz+zip',
      'model/gltf-binary',
    ]);
    expect(forVisitors.asked).toEqual([glb]);
  });

  test('is not made for visitors who have left', async () => {
    const name = newName();
    const { askAndLeave, forVisitors, ask } = openWith([name]);
    await askAndLeave(`/pictures/${name}`, () => forVisitors.asked.length > 0);
    await until(() => forVisitors.withdrawn.length > 0);
    const answer = ask(`/pictures/${name}`);
    await until(() => forVisitors.asked.length > 1);
    forVisitors.finish(name);
    expect(await answer).toMatchObject({ status: 200 });
  });

  test('is still made when one of two visitors leaves', async () => {
    const name = newName();
    const { ask, askAndLeave, forVisitors } = openWith([name]);
    const answer = ask(`/pictures/${name}`);
    await until(() => forVisitors.asked.length > 0);
    // Long enough for the second request to arrive.
    const leaveAt = Date.now() + 30;
    await askAndLeave(`/pictures/${name}`, () => Date.now() > leaveAt);
    await delay(20);
    expect(forVisitors.withdrawn).toEqual([]);
    forVisitors.finish(name);
    expect(await answer).toMatchObject({ status: 200 });
  });

  test.each<[MakingFailure, number]>([
    [{ reason: 'damaged', message: 'The picture public/watches/x/1-1.webp cannot be read.' }, 500],
    [{ reason: 'disk-full', message: 'The disk is full.' }, 503],
    [{ reason: 'crashed', message: 'The maker died twice.' }, 503],
  ])('gets an uncacheable error, logged once, on %j', async (failure, status) => {
    const name = newName();
    const { ask, forVisitors } = openWith([name]);
    for (const time of [1, 2]) {
      const answer = ask(`/pictures/${name}`);
      await until(() => forVisitors.asked.length === time);
      forVisitors.fail(name, failure);
      expect(await answer).toMatchObject({ status, headers: { 'cache-control': 'no-store' }, body: '' });
    }
    expect(logged()).toEqual([failure.message]);
  });
});

test.each(['/pictures/none.avif', '/pictures/manifest.json', '/pictures/../package.json', '/pictures/', '/'])(
  '%s is not a picture',
  async (path) => {
    const { ask, forVisitors } = openWith([newName()]);
    expect(await ask(path)).toMatchObject({ status: 404 });
    expect(forVisitors.asked).toEqual([]);
  },
);

test('POST gets 404', async () => {
  const name = newName();
  expect(await openWith([name]).ask(`/pictures/${name}`, 'POST')).toMatchObject({ status: 404 });
});

describe('a release', () => {
  test('sends existing pictures, and answers 404 for missing ones with one log line', async () => {
    const [made, missing] = [newName(), newName()];
    writeFileSync(join(folder, made), 'bytes');
    const { ask } = serve(new Pictures({ names: [made, missing], folder }));
    expect(await ask(`/pictures/${made}`)).toMatchObject({ status: 200, body: 'bytes' });
    expect(await ask(`/pictures/${missing}`)).toMatchObject({ status: 404 });
    expect(await ask(`/pictures/${missing}`)).toMatchObject({ status: 404 });
    expect(logged()).toEqual([`The picture ${missing} is missing. Make all pictures with "npm run pictures".`]);
  });

  test('makes nothing', async () => {
    await new Pictures({ names: [newName()], folder }).makeMissing();
  });
});

describe('pictures without a request', () => {
  test('are made in their order: five at once, the rest one by one', async () => {
    const names = Array.from({ length: 7 }, () => newName());
    const { pictures, forVisitors, forLater } = openWith(names);
    const done = pictures.makeMissing();
    expect(forVisitors.asked).toEqual(names.slice(0, 5));
    for (const name of names.slice(0, 5)) forVisitors.finish(name);
    for (const name of names.slice(5)) {
      await until(() => forLater.asked.includes(name));
      expect(forLater.asked.at(-1)).toBe(name);
      forLater.finish(name);
    }
    await done;
  });

  /** Opens a shop with five existing pictures and three missing ones after them. */
  function openLater() {
    const first = Array.from({ length: 5 }, () => newName());
    for (const name of first) writeFileSync(join(folder, name), 'bytes');
    const later = [newName(), newName(), newName()] as const;
    const open = openWith([...first, ...later]);
    return { ...open, later, done: open.pictures.makeMissing() };
  }

  test('pause while a visitor waits for a picture', async () => {
    const { ask, forVisitors, forLater, later, done } = openLater();
    const answer = ask(`/pictures/${later[2]}`);
    await until(() => forVisitors.asked.length > 0);
    forLater.finish(later[0]);
    await delay(250);
    expect(forLater.asked).toEqual([later[0]]);
    forVisitors.finish(later[2]);
    expect(await answer).toMatchObject({ status: 200 });
    await until(() => forLater.asked.length > 1);
    forLater.finish(later[1]);
    await done;
    expect(forLater.asked).toEqual([later[0], later[1]]);
  });

  test('are made once if a visitor requests them while they are made', async () => {
    const { ask, forVisitors, forLater, later } = openLater();
    const answer = ask(`/pictures/${later[0]}`);
    await delay(20);
    forLater.finish(later[0]);
    expect(await answer).toMatchObject({ status: 200, body: `bytes of ${later[0]}` });
    expect(forVisitors.asked).toEqual([]);
  });

  test('continue after a damaged one, which is logged', async () => {
    const { forLater, later } = openLater();
    forLater.fail(later[0], { reason: 'damaged', message: 'Damaged.' });
    await until(() => forLater.asked.length > 1);
    expect(forLater.asked).toEqual([later[0], later[1]]);
    expect(logged()).toEqual(['Damaged.']);
  });

  test('end when the disk is full, which is logged', async () => {
    const { forLater, later, done } = openLater();
    forLater.fail(later[0], { reason: 'disk-full', message: 'The disk is full.' });
    await done;
    expect(forLater.asked).toEqual([later[0]]);
    expect(logged()).toEqual(['The disk is full.']);
  });
});

test('a visitor gets a picture from a maker in a process of its own', async () => {
  const name = newName();
  process.env.PICTURES_FOLDER = folder;
  const makers = new PictureMakers({ program: 'runtime/testing/picture-maker.ts', most: 2, nice: 5 });
  const { ask } = serve(new Pictures({ names: [name], makers: { forVisitors: makers, forLater: makers }, folder }));
  const answers = await Promise.all([ask(`/pictures/${name}`), ask(`/pictures/${name}`)]);
  expect(answers.map(({ body }) => body)).toEqual([`bytes of ${name}`, `bytes of ${name}`]);
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toHaveLength(1);
  makers.close();
}, 60_000);
