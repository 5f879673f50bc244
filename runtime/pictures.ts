import { existsSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MakingError, PictureMakers, sourceOf } from './picture-makers';
import { root } from './root';
import { sendStaticFile } from './static-file';

/** File in a build with the names of all pictures, a JSON array. */
export const PICTURE_NAMES = 'pictures.json';

const FOLDER = join(root, 'public', 'pictures');

const REQUEST = /^\/pictures\/([\w-]+\.\w+)(?:\?|$)/;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip', // iPhones open AR by this type
};

/** Files made before the shop opens: the first picture of the home page in all widths. */
const FIRST_FILES = 5;

/** Polling interval while a visitor waits for a picture, in ms. */
const PAUSE_MS = 100;

/** `Retry-After` for a picture that temporarily cannot be made, in seconds. */
const RETRY_SECONDS = 5;

type Makers = Pick<PictureMakers, 'make' | 'withdraw' | 'isIdle'>;

export type PictureOptions = {
  /** Names of all pictures, in the order in which pages show them. */
  names: readonly string[];
  /** Makers of missing files. A release has no makers, because it contains all files. */
  makers?: { forVisitors: Makers; forLater: Makers };
  folder?: string;
};

/** A file in progress or in the queue, and the number of visitors who wait for it. */
type Work = { made: Promise<void>; visitors: number };

/**
 * Answers requests for generated pictures and AR models. A visitor waits for a missing file while it is made; files without a
 * request are made one by one in the background.
 */
export class Pictures {
  private readonly names: ReadonlySet<string>;
  private readonly inWork = new Map<string, Work>();
  private readonly logged = new Set<string>();

  constructor(private readonly options: PictureOptions) {
    this.names = new Set(options.names);
  }

  /** True for the path of a picture, also of one that is still to be made. */
  has = (path: string): boolean => this.names.has(REQUEST.exec(path)?.[1] ?? '');

  /** Answers a request for a picture; returns false for any other request, and for a missing picture without makers. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const [, name = ''] = REQUEST.exec(request.url ?? '') ?? [];
    if (!this.names.has(name) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    if (this.send(name, request, response)) return true;
    const { makers } = this.options;
    if (makers) void this.sendOnceMade(name, makers.forVisitors, request, response);
    else this.logOnce(`The picture ${name} is missing. Make all pictures with "npm run pictures".`);
    return makers !== undefined;
  }

  /** Makes all missing files: the first view at once, the rest while no visitor waits for a file. */
  async makeMissing(): Promise<void> {
    const { makers, names } = this.options;
    if (!makers) return;
    const isMissing = (name: string) => !this.statsOf(name);
    for (const name of names.slice(0, FIRST_FILES).filter(isMissing))
      this.make(name, makers.forVisitors).made.catch(() => {}); // the loop below retries it
    for (const name of names.filter(isMissing)) {
      while (!makers.forVisitors.isIdle) await delay(PAUSE_MS);
      if (this.statsOf(name)) continue;
      const failure = await this.make(name, makers.forLater).made.then(() => undefined, asError);
      if (failure) this.logOnce(failure.message);
      // Other files would fail for the same reason, except after a damaged source.
      if (failure && !isDamaged(failure)) return;
    }
  }

  private send(name: string, request: IncomingMessage, response: ServerResponse): boolean {
    const stats = this.statsOf(name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (stats) sendStaticFile(request, response, { path: this.pathOf(name), stats, type });
    return stats !== undefined;
  }

  private async sendOnceMade(
    name: string,
    makers: Makers,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const work = this.make(name, makers);
    work.visitors += 1;
    response.once('close', () => {
      work.visitors -= 1;
      if (work.visitors === 0 && makers.withdraw(sourceOf(name))) this.inWork.delete(sourceOf(name));
    });
    const failure = await work.made.then(() => undefined, asError);
    if (response.destroyed) return;
    if (!failure && this.send(name, request, response)) return;
    const { message } = failure ?? new Error(`The picture ${name} was made and removed.`);
    this.logOnce(message);
    response.setHeader('Cache-Control', 'no-store');
    if (failure && isDamaged(failure)) response.writeHead(500).end();
    else response.writeHead(503, { 'Retry-After': RETRY_SECONDS }).end();
  }

  /** Makes a file once for all visitors who wait for it. */
  private make(name: string, makers: Makers): Work {
    const source = sourceOf(name);
    const known = this.inWork.get(source);
    if (known) return known;
    const made = makers.make(source).finally(() => this.inWork.delete(source));
    const work = { made, visitors: 0 };
    this.inWork.set(source, work);
    return work;
  }

  private pathOf = (name: string) => join(this.options.folder ?? FOLDER, name);

  /** Undefined for a missing file, and for an empty one: a power failure after its writing leaves it so. */
  private statsOf(name: string) {
    const stats = statSync(this.pathOf(name), { throwIfNoEntry: false });
    return stats?.size ? stats : undefined;
  }

  private logOnce(message: string): void {
    if (!this.logged.has(message)) console.error(message);
    this.logged.add(message);
  }
}

/**
 * Returns the picture handler of a shop.
 * @param build folder of the build; if undefined (`npm run dev`), the manifest in the sources lists the pictures
 * @param maker path of the program that makes missing pictures, relative to the root
 */
export function openPictures(build: string | undefined, maker: string | undefined): Pictures {
  const file = build ? join(build, PICTURE_NAMES) : join(FOLDER, 'files.json');
  const names: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (!maker) return new Pictures({ names });
  // Priorities and process counts that keep CPU time for pages (docs/decisions/0010-picture-files.md).
  const forVisitors = new PictureMakers({ program: maker, most: 2, nice: 5 });
  const forLater = new PictureMakers({ program: maker, most: 1, nice: 19 });
  return new Pictures({ names, makers: { forVisitors, forLater } });
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
const isDamaged = (error: Error) => error instanceof MakingError && error.reason === 'damaged';
