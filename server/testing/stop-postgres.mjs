// Jest's global tear-down of the server's tests: ends the cluster of `start-postgres.mjs` and removes its files.
import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function stopPostgres() {
  const started = globalThis.oddHoursPostgres;
  if (!started) return;
  const { server, folder } = started;
  if (server.exitCode === null) {
    server.kill('SIGQUIT');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
