/** Makes a handler that runs for this process's HTTP server (`runtime/serve.ts`) only. Others, without the key, get 404. */
export function internalRoute(run: () => Promise<void> | void): (request: Request) => Promise<Response> {
  return async (request) => {
    const key = process.env.INTERNAL_KEY;
    if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
    await run();
    return new Response(null, { status: 204 });
  };
}
