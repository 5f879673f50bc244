import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the shop that delays its scripts or drops every connection, in the same way for every engine. */
export class HeldShop {
  readonly url: string;
  #isOffline = false;
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  private constructor(private readonly server: http.Server) {
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** @param shop its origin */
  static async open(shop: string): Promise<HeldShop> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, () => resolve()));
    const held = new HeldShop(server);
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      void held.#answer(shop, request, response);
    });
    return held;
  }

  /** Holds the responses of scripts until {@link releaseScripts}. */
  holdScripts(): void {
    this.#released = new Promise((resolve) => (this.#release = resolve));
  }

  releaseScripts(): void {
    this.#release();
  }

  /** Drops every connection from now on. */
  goOffline(): void {
    this.#isOffline = true;
    this.server.closeAllConnections();
  }

  close(): void {
    this.releaseScripts();
    this.server.close();
    this.server.closeAllConnections();
  }

  async #answer(shop: string, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (/^\/_next\/static\/.*\.js/.test(request.url ?? '')) await this.#released;
    if (this.#isOffline) return void request.socket.destroy();
    const { method, headers } = request;
    const forwarded = http.request(new URL(request.url ?? '/', shop), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}
