import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { fieldsOf } from '@/domain/records';
import { trustedProxies } from '@/domain/trusted-proxies';
import { furtherLanguagesOf, languageFolder } from './builds';
import { POLICY_WITHOUT_PAGE, resourcePolicy } from './security-headers';

/** Pause before an ended process is started again, in ms: at first, doubled with each failed start, and at most. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** `Retry-After` while the process of a language starts, in seconds. */
const RETRY_SECONDS = 5;

/** Headers of one connection (RFC 9110, section 7.6.1), and the expectation that this server has met. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect']);

/** As `OF_CONNECTION`; the server sends chunks by itself, and none to an HTTP/1.0 client (RFC 9112, section 6.1). */
const OF_ANSWER = new Set([...OF_CONNECTION, 'transfer-encoding']);

/** Headers of a response without a page, beside those of every response. */
const WITHOUT_PAGE = {
  'Content-Security-Policy': POLICY_WITHOUT_PAGE,
  'Cross-Origin-Resource-Policy': resourcePolicy(''),
};

type Settings = {
  /** Headers of a response that no process can answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly env: NodeJS.ProcessEnv;
};

/**
 * The builds of further languages, each served by a process of its own behind the English HTTP server
 * (docs/decisions/0036-languages.md). They listen on loopback and share the database.
 */
export class Languages {
  private readonly servers: ReadonlyMap<string, LanguageServer>;

  constructor(
    build: string,
    private readonly settings: Settings,
  ) {
    const codes = furtherLanguagesOf(build);
    this.servers = new Map(codes.map((code) => [code, new LanguageServer(languageFolder(build, code), settings.env)]));
  }

  /** Starts all processes; resolves when each has opened or failed once. */
  start = async (): Promise<void> => {
    await Promise.all([...this.servers.values()].map((server) => server.start()));
  };

  /** Stops all processes; resolves when they have ended. */
  stop = async (): Promise<void> => {
    await Promise.all([...this.servers.values()].map((server) => server.stop()));
  };

  /** Passes a request for a page of another language on; returns false for any other request. */
  handle = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [, code = ''] = /^\/([a-z]{2})(?:[/?]|$)/.exec(request.url ?? '') ?? [];
    const server = this.servers.get(code);
    if (!server) return false;
    const home = homeWithoutSlash(request.url ?? '');
    if (home !== undefined)
      response.writeHead(308, { ...this.settings.headers, ...WITHOUT_PAGE, Location: home }).end();
    else if (server.port === undefined) this.reject(response);
    else this.passOn(request, response, server);
    return true;
  };

  /**
   * Passes a request on. The process may close an idle connection at the moment of its next request: a request without a
   * body is then sent once more, by a connection of its own, as is each request with a body (RFC 9110, section 9.2.2).
   */
  private passOn(request: IncomingMessage, response: ServerResponse, { port, agent }: LanguageServer): void {
    const { method, url, socket, headers } = request;
    const forwarded = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().filter(Boolean).join(', ');
    const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...Object.fromEntries(kept), 'x-forwarded-for': forwarded },
    };
    const sendBy = (connection: Agent | false): void => {
      const upstream = send({ ...options, agent: connection });
      upstream.once('response', (answer) => {
        const pairs = Object.entries(answer.headers).filter(([name]) => !OF_ANSWER.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(pairs));
        pipeline(answer, response, () => {}); // the visitor has left, or the process has ended
      });
      upstream.once('error', () => {
        if (response.headersSent) response.destroy();
        else if (upstream.reusedSocket && !response.destroyed) sendBy(false);
        else this.reject(response);
      });
      response.once('close', () => upstream.destroy());
      if (isRepeatable(request)) upstream.end();
      else request.pipe(upstream);
    };
    sendBy(isRepeatable(request) ? agent : false);
  }

  private reject(response: ServerResponse): void {
    response
      .writeHead(503, {
        ...this.settings.headers,
        ...WITHOUT_PAGE,
        'Cache-Control': 'no-store',
        'Retry-After': RETRY_SECONDS,
      })
      .end();
  }
}

/** Whether a request can be sent again: it changes nothing and has no body. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding'];

/**
 * Address to which `/de/` redirects, with its query; undefined for any other address. Next redirects the other paths with a
 * trailing slash, but not its base path.
 */
export function homeWithoutSlash(url: string): string | undefined {
  const [, home, query = ''] = /^(\/[a-z]{2})\/(\?.*)?$/.exec(url) ?? [];
  return home && home + query;
}

/** The process of one language, which is started again when it ends. */
class LanguageServer {
  /** The port at which it answers; undefined while it starts. */
  port: number | undefined;
  readonly agent = new Agent({ keepAlive: true });
  private child: ChildProcess | undefined;
  private isStopping = false;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts the process; resolves when it answers or has ended. */
  async start(): Promise<void> {
    const child = fork(join(this.folder, 'serve.js'), [], {
      // The English server alone makes pictures, and is a proxy before this process.
      env: { ...this.env, HOST: '127.0.0.1', PICTURE_MAKER: '', TRUSTED_PROXIES: String(trustedProxies(this.env) + 1) },
      // A process group of its own: Ctrl-C reaches it through `stop`, after the open requests.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const ended = once(child, 'exit');
    void ended.then(() => this.onEnd());
    await Promise.race([once(child, 'message').then(([message]) => this.onOpen(message)), ended]);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.agent.destroy();
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  private onOpen(message: unknown): void {
    this.port = Number(fieldsOf(message).port);
    this.pauseMs = FIRST_PAUSE_MS;
  }

  private onEnd(): void {
    this.port = undefined;
    if (this.isStopping) return;
    console.error(`The server of ${this.folder} has ended. It is started again.`);
    setTimeout(() => this.isStopping || void this.start(), this.pauseMs).unref();
    this.pauseMs = Math.min(2 * this.pauseMs, LONGEST_PAUSE_MS);
  }
}
